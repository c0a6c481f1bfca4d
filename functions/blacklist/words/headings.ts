import { words } from '../../../shared/rules/any-of.ts';

/** What the column of email addresses is called, folded, in the languages of our customers. */
export const EMAIL_WORDS = words`
  email, e mail, mail, emails, e mails, email address, emailadresse, e mail adresse, mailadresse, adresse mail, courriel
  adresse electronique, correo, correo electronico, posta elettronica, epost, e post, epostadress, emailadres, e mailadres
  mejl, poczta, sahkoposti, почта, электронная почта, имейл, 邮箱, 电子邮件, 電子郵件, メール, メールアドレス, 이메일
`;

export const FIRST_NAME_WORDS = words`
  first name, firstname, given name, forename, vorname, rufname, prenom, voornaam, imie, fornamn, fornavn, etunimi, имя, 名字
`;

export const LAST_NAME_WORDS = words`
  last name, lastname, surname, family name, nachname, familienname, zuname, nom de famille, apellido, apellidos, cognome
  achternaam, apelido, sobrenome, nazwisko, efternamn, etternavn, efternavn, sukunimi, фамилия
`;

/** The candidate, by name: such a heading goes before one that says only "Name", and that before a contact of a company. */
export const CANDIDATE_WORDS = words`
  full name, fullname, first and last name, candidate, candidate name, applicant, talent, person, people, kandidat, kandidatin, kandidaten
  kandidatenname, bewerber, bewerberin, bewerbername, vollstandiger name, vor und nachname, name vorname
  vorname name, nom complet, nom et prenom, prenom et nom, candidat
  candidate, candidats, candidato, candidata, nombre completo, nombre y apellidos, nome completo, nome e cognome, persona
  kandidaat, volledige naam, kandydat, imie i nazwisko, sokande, kandidater, ehdokas, 候補者, 候选人, 지원자, фио, 氏名, 姓名, 성명
`;

/** A whole name; beside a column of first or of last names alone it is the other half. */
export const NAME_WORDS = words`
  name, names, nom, nombre, nome, naam, namn, navn, nimi, nazwa, 名前, 이름, 姓, 名
`;

/** Whom one speaks to at a company: the candidate, where no other heading is. */
export const CONTACT_WORDS = words`
  contact, contacts, contact person, ansprechpartner, ansprechpartnerin, kontakt, kontaktperson, kontaktname, interlocuteur
  contacto, contatto, contactpersoon, kontaktpersoon, osoba kontaktowa, yhteyshenkilo, контакт
`;

export const COMPANY_WORDS = words`
  company, company name, companies, employer, current company, current employer, organization, organisation, firm, account
  firma, firmen, firmenname, firmenbezeichnung, unternehmen, unternehmensname, arbeitgeber, betrieb, entreprise, societe
  employeur, empresa, empleador, compania, azienda, impresa, societa, datore di lavoro, bedrijf, bedrijfsnaam, werkgever, foretag
  ditta, organisatie, organizacion, organizzazione, organizacao, compagnie, konzern, onderneming, maatschappij, corporation, entity
  workplace, arbeitsstelle, lieu de travail, lugar de trabajo, werkplek, foretagsnamn, arbetsgivare, virksomhed, virksomhet, arbejdsgiver, arbeidsgiver, bedrift, yritys, tyonantaja, pracodawca
  компания, работодатель, 会社, 会社名, 勤務先, 公司, 회사
`;

/** Whoever else stands in a list, and what is said of how it came to be: such a column says nothing of the candidate. */
export const OTHERS_WORDS = words`
  recruiter, recruiters, recruiting, recruitment, recruited, hiring, sourcer, sourced, source, sources, owner, owners, manager
  managers, supervisor, interviewer, interviewers, coordinator, consultant, referrer, referral, referred, reference, referee
  reporter, assignee, assigned, agency, agent, user, username, creator, created, added, uploaded, updated, modified, by
  date, dates, time, timestamp, on, at
  recruiterin, personalvermittler, personalberater, personaler, betreuer, betreuerin, bearbeiter, bearbeiterin
  sachbearbeiter, zustandig, zustandiger, verantwortlich, verantwortlicher, verantwortliche, inhaber, besitzer, eigentumer
  vorgesetzter, vorgesetzte, leiter, quelle, herkunft, empfohlen, vermittler, datum, erstellt, von, angelegt, zuletzt
  recruteur, recruteuse, responsable, gestionnaire, proprietaire, superieur, referent, parrain, charge, cree, par, origine
  reclutador, reclutadora, propietario, gerente, jefe, referido, fuente, origen, fecha, creado, por
  reclutatore, responsabile, proprietario, fonte, origine, data, creato, recrutador, responsavel, gestor, criado
  eigenaar, bron, leidinggevende, rekruter, rekruterka, wlasciciel, zrodlo, menedzer, opiekun, rekryterare, agare, chef, kalla
  kilde, ejer, eier, dato, rekrytoija, omistaja, lahde, esihenkilo, paivamaara, рекрутер, менеджер, источник, дата
  担当, 採用, 日付, 日期, 来源, 负责人, 招聘, 담당자, 날짜, 출처
`;

/** What a heading says that speaks of something else: a name of these is nobody's, nor is an address of the web a company. */
export const THINGS_WORDS = words`
  id, ids, uid, uuid, identifier, number, no, nr, num, code, key, ref, kennung, nummer, numero, identifiant, id nummer
  kandidatennummer, bewerbernummer, kundennummer, firmennummer
  job, position, role, title, stage, status, state, phase, file, project, school, university, degree, campaign, list
  requisition, req, department, team, city, town, country, region, street, address, location, zip, tag, tags, pipeline, vacancy
  stelle, beruf, projekt, schule, abteilung, stadt, ort, land, strasse, adresse, standort, poste, projet, ecole, ville, pays
  etape, statut, puesto, proyecto, escuela, ciudad, pais, direccion, posizione, progetto, citta, paese, indirizzo, functie
  phone, telephone, tel, telefon, telefono, mobile, mobil, handy, fax, website, web, site, url, link, linkedin, profile, domain
  industry, branche, size, type, note, notes, comment, comments, salary, sent, verified, valid, consent, opt, count
  nick, nickname, middle, maiden, event, group, product
`;

/** Of two nouns joined so the first says what stands there: the company of the candidate. Otherwise the last does. */
export const JOINING_WORDS = words`
  of, der, des, vom, von, de, du, del, della, dell, di, do, da, la, van, av, af, for, fur, pour
`;
