import { words } from '../../../../shared/rules/any-of.ts';

/** Nouns that name a position. Matched as whole words, in any case, with the feminine endings of German. */
export const POSITIONS = words`
  // English
  accountant, actor, actuary, administrator, adviser, advisor, agent, analyst, animator, apprentice, architect
  artist, assistant, associate, attendant, attorney, auditor, author, baker, bartender, barista, bookkeeper, broker
  builder, buyer, caregiver, carpenter, cashier, ceo, cfo, cto, coo, cio, cmo, cpo, ciso, chairman, chair
  chairwoman, chef, chief, chemist, biologist, physicist, clerk, co-founder, cofounder, coach, comptroller
  concierge, conductor, consultant, contractor, controller, cook, coordinator, co-ordinator, copywriter, counsel
  counsellor, counselor, courier, curator, cleaner, cutter, dba, dean, dentist, designer, developer, director
  dispatcher, doctor, driver, economist, editor, electrician, engineer, entrepreneur, estimator, examiner, executive
  facilitator, fellow, founder, foreman, freelancer, fundraiser, geologist, grader, guard, guide, handler, head
  host, hostess, housekeeper, hygienist, illustrator, inspector, installer, instructor, intern, internship
  interpreter, investigator, janitor, journalist, judge, laborer, labourer, lawyer, lead, leader, lecturer
  librarian, lifeguard, machinist, manager, marketer, mechanic, mediator, member, mentor, merchandiser, midwife
  musician, nanny, nurse, officer, operator, optometrist, owner, painter, paralegal, paramedic, partner, pharmacist
  photographer, physician, physiotherapist, pilot, planner, plumber, porter, postdoc, practitioner, president
  principal, producer, professor, programmer, proofreader, psychologist, realtor, receptionist, recruiter, registrar
  reporter, representative, rep, researcher, resident, salesperson, salesman, scholar, scientist, secretary
  sergeant, server, specialist, sre, statistician, steward, student, solicitor, barrister, notary, tech, maker
  helper, assembler, aide, checker, loader, processor, adjuster, fitter, packer, runner, educator, appraiser
  professional, collector, expert, captain, fabricator, miner, admin, banker, advocate, assessor, scheduler
  craftsman, clinician, liaison, custodian, detective, farmer, preparer, decorator, pathologist, dealer, rn, lpn
  cna, busser, dishwasher, babysitter, handyman, landscaper, groomer, stocker, strategist, stylist, superintendent
  supervisor, surgeon, surveyor, teacher, technician, technologist, teller, tester, therapist, trader, trainee
  trainer, translator, treasurer, tutor, underwriter, veterinarian, videographer, volunteer, vp, waiter, waitress
  warden, welder, worker, writer, evangelist, devops, webmaster
  // French
  comptable, développeu(?:r|se), developpeur, ingénieure?, ingenieur, directeur, directrice, chargée?, cheffe
  responsable, conseill(?:er|ère), consultante, stagiaire, assistante, vendeu(?:r|se), technicien(?:ne)?
  infirmi(?:er|ère), enseignante?, professeure?, chercheu(?:r|se), alternante?, apprentie?, gérante?
  rédact(?:eur|rice), graphiste, attachée?, adjointe?, analyste, architecte, coordinat(?:eur|rice), chargé, agente?
  employée?, secrétaire, cuisini(?:er|ère), serveu(?:r|se), avocate?, médecin, juriste, formateur, formatrice
  animat(?:eur|rice), auditrice, auditeur
  // German
  entwickler, leiter, berater, praktikant, praktikum, werkstudent, mitarbeiter, sachbearbeiter, geschäftsführer
  assistent, referent, kaufmann, kauffrau, techniker, lehrer, auszubildender?, buchhalter, krankenpfleger
  krankenschwester, pflegefachkraft, pflegefachmann, pflegefachfrau, verkäufer, redakteur, gestalter, architekt
  beauftragter?, fachkraft, hilfskraft, verwalter, vorstand, gründer, dozent, arzt, ärztin, anwalt, jurist, volontär
  volontariat, trainerin, koordinator, disponent, controllerin, meister, mechaniker, elektriker, koch, köchin
  kellner, ausbildung zum, ausbildung zur
  // Spanish
  ingenier[oa], desarrollador(?:a)?, ejecutiv[oa], operari[oa], supervisor[a]?, gerente, director(?:a), jef[ea]
  analista, consultor(?:a)?, becari[oa], practicante, asistente, auxiliar, técnic[oa], profesor(?:a)?
  contador(?:a)?, contable, administrador(?:a)?, administrativ[oa], coordinador(?:a)?, encargad[oa], vendedor(?:a)?
  dependiente, dependienta, camarer[oa], enfermer[oa], médic[oa], abogad[oa], arquitect[oa], diseñador(?:a)?
  investigador(?:a)?, docente, periodista, redactor(?:a)?, programador(?:a)?, traductor(?:a)?, recepcionista
  comercial
  // Italian
  ingegnere, sviluppat(?:ore|rice), diret(?:tore|trice), consulente, tirocinante, stagista, impiegat[oa], tecnico
  insegnante, ragionier[ea], commess[oa], camerier[ea], infermier[ea], avvocat[oa], architetto, progettista
  grafic[oa], addett[oa], ricercat(?:ore|rice), coordinat(?:ore|rice), assistente, responsabile
  // Dutch
  ontwikkelaar, medewerker, stagiair(?:e)?, adviseur, docent, leraar, verpleegkundige, hoofd, projectleider
  teamleider, beheerder, ontwerper, onderzoeker, bedrijfsleider, verkoper, boekhouder, directeur, manager
  // Portuguese
  engenheir[oa], desenvolvedor(?:a)?, diretor(?:a)?, estagiári[oa], técnic[oa], professor(?:a)?, coordenador(?:a)?
  enfermeir[oa], advogad[oa], arquitet[oa], vendedor(?:a)?, pesquisador(?:a)?, auxiliar, especialista
  supervisor(?:a)?
`;

/** What German and Dutch positions in one long word end with. */
export const ENDINGS = words`
  buchhalter, verwalter, prüfer, planer, makler, sprecher, referent, anwalt, mechaniker, elektroniker, monteur
  helfer, entwickler, leiter, ingenieur, berater, praktikant, mitarbeiter, assistent, techniker, lehrer, redakteur
  gestalter, manager, kaufmann, kauffrau, pfleger, verkäufer, fahrer, arbeiter, forscher, meister, direktor, führer
  trainer, developer, architekt, therapeut, student, medewerker, leider, adviseur, ontwikkelaar, beheerder, kraft
  beauftragte[r]?, analyst
`;
