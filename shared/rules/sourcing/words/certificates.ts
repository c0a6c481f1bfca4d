import { entries } from './entries.ts';

/** Certificates and licences by name: only who holds one may write its letters. */
export const CERTIFICATES = entries`
  cpa, certified public accountant
  cma, certified management accountant
  cfa, chartered financial analyst
  acca
  cia, certified internal auditor
  cissp
  cisa
  cism
  pmp, project management professional
  prince2, prince 2
  csm, certified scrum master, certified scrummaster
  pspo
  aws certified
  comptia a+, a+ certified, a+ certification
  comptia security+, security+
  comptia network+, network+, comptia net+
  mcse
  mcsa
  ccna, cisco certified network associate
  ccnp
  rn, registered nurse, registered nurses, registered nursing
  lpn, licensed practical nurse, lvn, licensed vocational nurse
  cna, certified nursing assistant, certified nurse assistant
  bls, basic life support
  acls, advanced cardiac life support, advanced cardiovascular life support
  pals, pediatric advanced life support
  cpr, cardiopulmonary resuscitation
  ccrn
  lcsw, licensed clinical social worker
  lmsw
  lpc, licensed professional counselor
  phr, professional in human resources
  sphr
  shrm-cp, shrm cp
  shrm-scp, shrm scp
  servsafe, serv safe, serve safe
  osha 10
  osha 30
  osha
  hazwoper
  leed, leed ap
  professional engineer, pe license, licensed engineer
  eit, engineer in training, fe exam
  cdl, commercial driver's license, commercial driver license
  emt, emergency medical technician
  notary, notary public
  series 7
  series 63
  series 66
  series 6
  series 65
  bcba
  nclex
  usmle
  fachinformatiker, fachinformatikerin
  steuerberater, steuerberaterexamen, steuerberaterprüfung
  wirtschaftsprüfer
  bilanzbuchhalter, bilanzbuchhalterin
  industriekaufmann, industriekauffrau
  bürokaufmann, bürokauffrau, kaufmann für büromanagement, kauffrau für büromanagement
  bankkaufmann, bankkauffrau
  adea, ausbildereignungsprüfung, ausbildereignung
  caces
  habilitation électrique
  bafa
  first aid, erste hilfe, premiers secours
  md, medical doctor, doctor of medicine, m.d
`;
