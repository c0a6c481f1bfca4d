import { words } from '../../../../shared/rules/any-of.ts';

/** Degrees, memberships and pronouns behind a name. */
export const LETTERS_AFTER_NAMES = words`
  ph\.?\s?d\.?, m\.?d\.?, mba, m\.?b\.?a\.?, cpa, pmp, rn, bsn, msn, cfa, esq\.?, jr\.?, sr\.?, p\.?e\.?, m\.?sc\.?
  b\.?sc\.?, ma, ms, m\.?eng, jd, dds, pharmd, shrm-\w+, phr, sphr, cissp, cissp, lcsw, ccna, acca, aca, frcs, mrcp
  dvm, np, fnp-c, he/him, she/her, they/them, [A-Z]{2,6}(?:-[A-Z]+)?
`;

/** Parts of a last name. */
export const NAME_PARTICLES = words`
  de, del, della, di, da, do, dos, das, van, von, der, den, ter, ten, le, la, du, des, bin, ibn, al, el, abu, mac
  mc, st\.?, zu, zur, af, av, y, e
`;

/** Words that no name holds. */
export const NOT_NAMES = words`
  curriculum, vitae, resume, résumé, lebenslauf, cv, page, seite, profile, contact, phone, email, e-mail, address
  street, road, avenue, confidential, updated, date, born, nationality, available, objective, summary, linkedin
  github, portfolio, website, personal, information, template, europass, university, college, experienced, skills
  top skills, years, certified, registered, licensed, professional, the, and, of, in, for, with, our, your, my
`;
