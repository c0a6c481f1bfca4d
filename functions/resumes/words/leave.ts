import { words } from '../../../shared/rules/any-of.ts';

/** What people write where they had no job. */
export const LEAVES = words`
  // English
  (?:parental|maternity|paternity|family|medical|sick|caring|carer['’]s) (?:leave|break)
  (?:career|planned career) (?:break|pause|gap|sabbatical)
  sabbatical
  gap year
  unemployed
  job search
  looking for (?:work|a job)
  stay-at-home
  full-time (?:parent|mother|father|mum|mom|dad|carer)
  world trip
  travel(?:l?ing)?(?: (?:year|abroad|(?:around|in|through) .*))?$
  // German
  (?:in )?elternzeit
  mutterschutz
  familienphase
  erziehungszeit
  pflegezeit
  arbeitssuchend
  arbeitslos
  arbeitsuche
  auszeit(?:phase)?
  sabbatjahr
  weltreise
  berufliche neuorientierung
  // French
  congé (?:parental|maternité|paternité|sabbatique)
  année sabbatique
  recherche d['’]emploi
  sans emploi
  pause professionnelle
  tour du monde
  // Spanish
  (?:baja|permiso|excedencia) (?:por )?(?:maternidad|paternidad|maternal|parental)
  año sabático
  en paro
  búsqueda de empleo
  // Italian
  congedo (?:parentale|di maternità)
  anno sabbatico
  disoccupat[oa]
  // Dutch
  ouderschapsverlof
  zwangerschapsverlof
  sabbatjaar
  werkzoekend
  wereldreis
  // Portuguese
  licença[- ](?:maternidade|paternidade|parental)
  ano sabático
  desempregad[oa]
  // Polish
  urlop (?:macierzyński|wychowawczy|rodzicielski)
  przerwa w karierze
`;
