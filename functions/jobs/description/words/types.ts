import { words } from '../../../../shared/rules/any-of.ts';

/** How one is employed. */
export const INTERNSHIP = words`
  interns?
  internship
  praktikum
  praktikant
  praktikantin
  pflichtpraktikum
  stage
  stagiaire
  stage de fin d(?:'|’)études
`;

export const VOLUNTEERING = words`
  volunteer
  volunteering
  ehrenamt
  ehrenamtlich
  ehrenamtliche
  bénévole
  bénévolat
`;

export const PER_DIEM = words`
  per diem
  prn
  (?<!(?:smart|business|fast|upscale|modern) )casual(?= (?:position|role|job|post|contract|basis|work|employment|shifts|hours)(?!\p{L})|\s*(?:$|[,;|·/]))
  (?<!(?:no|not|without|never) )zero[- ]hours?
  bank (?:contract|shifts|basis)
  ^bank (?:staff )?(?:nurse|carer|midwife|worker|hca|chef|cook|(?:support|care) worker|(?:healthcare|care) assistant)
`;

export const FULL_TIME = words`
  full[- ]?time
  ft
  permanent
  regular
  vollzeit
  in voll- oder teilzeit
  voll- ?oder teilzeit
  voll-/teilzeit
  vollzeit/teilzeit
  festanstellung
  unbefristet
  unbefristete
  unbefristeter
  unbefristetes
  temps plein
  temps complet
  plein temps
  cdi
  contrat à durée indéterminée
  (?:38[.,]5|39|40|37[.,]5|35) (?:hours|stunden|std\.?|heures|h)(?: (?:per|a|pro|par|/) (?:week|woche|semaine))?
`;

/** How long one is employed, which counts as full time where nothing else does. */
export const PERMANENT = words`
  permanent
  festanstellung
  unbefristet(?:e[rsn]?)?
  cdi
  contrat à durée indéterminée
`;

export const PART_TIME = words`
  part[- ]?time
  pt
  teilzeit
  temps partiel
  mi-temps
  werkstudent
  werkstudentin
  minijob
  mini-job
  450[- ]euro[- ]job
  520[- ]euro[- ]basis
`;

export const TEMPORARY = words`
  temporary
  temp
  fixed[- ]term
  (?:\d+|three|six|nine|twelve|eighteen)[- ]?months?(?:['’]s?)? FTC
  FTC(?= ?[(,;:–-]? ?\d{1,2} ?-?months?)
  ^FTC$
  temp[- ]to[- ]perm
  seasonal
  maternity cover
  (?<!(?:disaster|pain|debt|tax|stress|famine|emergency|humanitarian) )relief(?! (?:officer|coordinator|program|fund|work|agency|operation|organi[sz]ation|effort|supplies)\p{L}*)
  befristet (?:auf|bis|für)
  befristet
  befristete
  befristeter
  befristetes
  zeitarbeit
  aushilfe
  saisonarbeit
  elternzeitvertretung
  cdd
  contrat à durée déterminée
  intérim
  intérimaire
  saisonnier
  saisonnière
  vacation
  (?:poste|contrat|mission) (?:en|de) remplacement
`;

export const CONTRACT = words`
  contractor
  freelance
  freelancer
  freiberuflich
  freiberufler
  freie mitarbeit
  selbstständig
  indépendant
  prestation
  independent contractor
  1099
  corp-to-corp
  contract (?:role|position|job|basis|work|assignment|opportunity)
  (?:\d+|three|six|nine|twelve)[- ]months?(?:['’]s?)? (?:rolling )?contract
  contract[- ]to[- ]hire
  contract \(
  day[- ]rate contract
`;

/** Where "contract" alone is said of the job: beside its label. */
export const CONTRACT_ALONE = words`
  contract
  contracting
`;

export const APPRENTICESHIP = words`
  alternance
  alternant
  alternante
  apprentissage
  contrat pro(?:fessionnalisation)?
  ausbildung
  apprenticeship
  apprentice
  auszubildende
  auszubildender
  azubi
  duales studium
`;
