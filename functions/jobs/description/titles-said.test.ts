import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const titleOf = (text: string) => readDescription(text).title?.value;

describe('a title in a sentence', () => {
  it.each([
    [
      'Wir suchen zum nächstmöglichen Zeitpunkt einen engagierten Facharzt für Anästhesie zur Verstärkung unseres Teams.',
      'Facharzt für Anästhesie',
    ],
    ['Wir suchen ab sofort eine freundliche Köchin (m/w/d) in Vollzeit. Sie kochen.', 'Köchin (m/w/d)'],
    [
      'Notre agence recrute des nouveaux talents : Téléconseiller - Téléopérateur (F/H)',
      'Téléconseiller - Téléopérateur (F/H)',
    ],
    [
      'FOURNIL recherche pour un de ses clients situé sur Dourdan deux ASSISTANTS ADMINISTRATION DES VENTES (H/F)',
      'ASSISTANTS ADMINISTRATION DES VENTES (H/F)',
    ],
    [
      'Notre client recherche un chef de chantier H/F pour ses équipes.\nParmi vos missions :\n\n  Planifier l’activité des maçons\n  Présenter le chantier aux clients',
      'chef de chantier H/F',
    ],
    [
      'We mind the data of a market.\n\nWe are looking for an experienced software engineer that:\nCan design a system\nWants to be a technical leader',
      'software engineer',
    ],
    [
      'Overall responsibilities of a Senior Software Engineer in our team:\nWrites software\n\nQualifications\n5+ years as software developer',
      'Senior Software Engineer',
    ],
    ['Title: Oven &amp; Bread Manager\n\nYou mind the ovens.', 'Oven & Bread Manager'],
    ['As one of our full-time, permanent Oven Analysts based at our site, you test bread.', 'Oven Analysts'],
    ['Notre agence recrute des nouveaux talents : FOURNIER TOURIER H/F', 'FOURNIER TOURIER H/F'],
    ['We bake. As a Senior Baker you will mind the ovens.', 'Senior Baker'],
    ['We bake. We would like to recruit a Senior Manager for bread.', 'Senior Manager'],
    ['We are looking for an experienced pastry baker and part of the team of ovens.', 'pastry baker'],
  ])('is read: %s', (text, title) => expect(titleOf(text)).toBe(title));

  it.each([
    'Als Bäckerin beschäftige ich mich vor allem mit Brot.',
    'Under the direction of the Director, the post is responsible for bread',
    'Position Overview\n\nBread for all.',
    'If you have been searching for a position away from the ovens, this may be the role for you.',
    'We’re looking for curious and proactive contributors.',
    '9+ years of experience in professional software development',
    'Requisition ID: 19\nWork Area: Bread\nExpected Travel: 0 - 10%\nCareer Status: Professional',
    'We bake.\nRequired qualifications for this position include\n- Bread',
    'We bake.\nThe person selected for this position will work on bread',
    'We bake.\nMonitor and maintain build servers',
    'We bake.\nAs engineers we architect and build new ovens and features\n- Bread',
    'We bake bread.\n\nPerform other duties as assigned by the Service Manager or Team Lead.',
    'Bread changes, and shops are looking for loyal and strategic partners, to help them grow.',
    'Our people are nurses as well as our network of independent radiologists make up one house.',
    'Leeds - Head Office\n\nWe bake.',
    'We bake.\n(Pay stated is for the full-time positions)',
    'POSITION HIGHLIGHTS:Â \n- Full-time',
  ])('is none where nobody is looked for: %s', (text) => expect(titleOf(text)).toBeUndefined());

  it.each(['Erfahrene:r Planer:in Geotechnik', 'Spezialist*in Risikomanagement', 'Data und BI Spezialist'])(
    'is known by the sign of both genders or its word: %s',
    (title) => expect(titleOf(`${title}\n\nWir planen.`)).toBe(title),
  );
});
