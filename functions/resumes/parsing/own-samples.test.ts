import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toCandidate } from '../adding.ts';
import { parseResume } from './index.ts';

const FOLDER = fileURLToPath(new URL('../samples/', import.meta.url));

/** One invented person for each kind of layout: "title | employer | from | to", and links as a profile has them. */
const SAMPLES: Readonly<
  Record<string, { who: string; links: string[]; jobs: string[]; schools: string[]; skills: number }>
> = {
  'centred-unknown-words.pdf': {
    who: 'Perpetua Quill, pq@quillworks.example, +1 (503) 555-0111',
    links: ['https://linkedin.com/in/perpetuaquill'],
    jobs: [
      'STORY WRANGLER | Wieden | 2021-04 | now',
      'WORD GARDENER | Panic | 2018-02 | 2021-03',
      'RHYME SHERPA | Powell’s | 2015-06 | 2018-01',
    ],
    schools: ['MFA in Creative Writing | Reed College | 2013 | 2015', 'BA in English | Lewis & Clark | 2009 | 2013'],
    skills: 4,
  },
  'chinese.docx': {
    who: '思远 陈, siyuan.chen@youxiang.example, 139 0013 9000',
    links: ['https://github.com/sychen'],
    jobs: ['产品经理 | 网易 | 2021-03 | now', '产品助理 | 蘑菇街 | 2018-07 | 2021-02'],
    schools: ['学士 工商管理 | 浙江大学 | 2014-09 | 2018-06'],
    skills: 3,
  },
  'grid-french.pdf': {
    who: 'Camille Dubois, camille.dubois@courriel.example, 06 12 34 56 78',
    links: [],
    jobs: [
      'Infirmière de bloc opératoire | CHU de Nantes | 2019-01 | now',
      'Infirmière en réanimation | Clinique Jules Verne | 2015-09 | 2018-12',
      'Aide-soignante | EHPAD Les Tilleuls | 2012-07 | 2015-08',
    ],
    schools: [
      'Diplôme d’État d’infirmier | IFSI du CHU d’Angers | 2012 | 2015',
      'Baccalauréat scientifique | Lycée Joachim du Bellay | 2009 | 2012',
    ],
    skills: 4,
  },
  'header-and-footer-polish.docx': {
    who: 'Marek Zieliński, marek.zielinski@poczta.example, +48 602 345 678',
    links: ['https://linkedin.com/in/marek-zielinski'],
    jobs: ['Inżynier budowy | Budimex | 2019-05 | now', 'Asystent projektanta | Transprojekt | 2015-09 | 2019-04'],
    schools: ['Magister Budownictwo | Politechnika Gdańska | 2010 | 2015'],
    skills: 3,
  },
  'infographic.pdf': {
    who: 'Miriam Koch, miriam.koch@post.example, +49 171 5550123',
    links: ['https://linkedin.com/in/miriam-koch-5a1'],
    jobs: [],
    schools: [],
    skills: 4,
  },
  'running-footer-dutch.pdf': {
    who: 'Sanne van der Meer, sanne@vandermeer.example, 06-12345678',
    links: ['https://linkedin.com/in/sannevdm'],
    jobs: [
      'Projectleider | Rijkswaterstaat | 2019-02 | now',
      'Werkvoorbereider | BAM Infra | 2014-09 | 2019-01',
      'Stagiair | Waterschap Rivierenland | 2013-09 | 2014-02',
    ],
    schools: ['Bachelor Civiele Techniek | Hogeschool Utrecht | 2010 | 2014'],
    skills: 4,
  },
  'timeline-german.pdf': {
    who: 'Miriam Koch, miriam.koch@post.example, +49 171 5550123',
    links: ['https://www.linkedin.com/in/miriam-koch-5a1'],
    jobs: [
      'Teamleiterin Einkauf | Wintershall Dea | 2018 | now',
      'Sachbearbeiterin Einkauf | Viessmann Werke GmbH & Co. KG | 2013 | 2018',
      'Ausbildung zur Industriekauffrau | B. Braun Melsungen AG | 2010 | 2013',
    ],
    schools: [
      'Abitur | Jakob-Grimm-Schule Kassel | 2002 | 2010',
      'Bachelor of Arts Betriebswirtschaftslehre | FernUniversität in Hagen | 2014 | 2018',
    ],
    skills: 4,
  },
  'vertical-titles.pdf': {
    who: 'Perrine Boulanger, perrine.boulanger@boite.example, +33 6 12 00 34 56',
    links: ['https://www.linkedin.com/in/perrine-boulanger'],
    jobs: ['Responsable de rayon | Biocoop | 2021-03 | now', 'Vendeuse | Botanic | 2017-09 | 2021-02'],
    schools: ['BTS Commerce | Lycée Jean Macé | 2015-09 | 2017-06'],
    skills: 3,
  },
};

describe('our own samples of difficult layouts', () => {
  it('are all read', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });

  it.each(Object.entries(SAMPLES))('say who it is and what they did, and nothing else: %s', async (file, wanted) => {
    const { resume } = await parseResume(readFileSync(FOLDER + file), { now: new Date('2026-01-15') });
    const candidate = toCandidate(resume);
    expect(`${candidate.firstName} ${candidate.lastName}, ${candidate.email}, ${candidate.phoneNumber}`).toBe(
      wanted.who,
    );
    expect(candidate.socialProfiles.map(({ url }) => url)).toEqual(wanted.links);
    expect(
      candidate.employmentHistory.map((job) =>
        [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
      ),
    ).toEqual(wanted.jobs);
    expect(
      candidate.educationHistory.map((school) =>
        [school.major, school.instituteName, school.startDate, school.endDate].join(' | '),
      ),
    ).toEqual(wanted.schools);
    expect(candidate.skills.length).toBeGreaterThanOrEqual(wanted.skills);
    if (wanted.jobs.length === 0) expect(resume.warnings).toContain('This does not look like a resume.');
  });
});
