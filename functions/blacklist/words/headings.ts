import { words } from '../../../shared/rules/any-of.ts';

/** What the column of email addresses is called, folded, in the languages of our customers. */
export const EMAIL_WORDS = words`
  email, e mail, mail, emails, e mails, email address, emailadresse, e mail adresse, mailadresse, adresse mail, courriel
  correo, correo electronico, posta elettronica, epost, e post, epostadress, emailadres, e mailadres, mejl, poczta
  sahkoposti, почта, электронная почта, имейл, 邮箱, 电子邮件, 電子郵件, メール, メールアドレス, 이메일
`;

export const FIRST_NAME_WORDS = words`
  first name, firstname, given name, forename, vorname, prenom, voornaam, imie, fornamn, fornavn, etunimi, имя, 名, 名字
`;

export const LAST_NAME_WORDS = words`
  last name, lastname, surname, family name, nachname, familienname, zuname, nom de famille, apellido, apellidos, cognome
  achternaam, apelido, sobrenome, nazwisko, efternamn, etternavn, efternavn, sukunimi, фамилия, 姓
`;

/** A whole name; beside a column of first or of last names alone it is the other half. */
export const NAME_WORDS = words`
  name, full name, fullname, candidate, candidate name, kandidat, candidat, candidato, bewerber, person, contact
  nom, nom complet, nombre, nombre completo, nome, nome completo, naam, namn, navn, nimi, nazwa, фио, 氏名, 姓名, 이름, 성명
`;

export const COMPANY_WORDS = words`
  company, company name, employer, current company, current employer, organization, organisation, firma, unternehmen
  arbeitgeber, entreprise, societe, employeur, empresa, compania, azienda, societa, datore di lavoro, bedrijf, werkgever
  foretag, arbetsgivare, virksomhed, arbeidsgiver, bedrift, yritys, tyonantaja, pracodawca, компания, работодатель
  会社, 会社名, 公司, 회사
`;
