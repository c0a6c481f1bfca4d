import { words } from '../../../shared/rules/any-of.ts';

/** What is written, folded, where there is nothing to write. A person or a company is called none of these. */
export const NOTHING_WORDS = words`
  n/a, n.a., n. a., n/v, k.a., k. a., none, not available, not provided, not known, unknown, unbekannt, keine angabe
  keine angaben, nicht bekannt, nicht vorhanden, inconnu, non renseigne, non communique, desconocido, sconosciuto, onbekend
  brak danych, #n/a, #nv, (none), (null), <null>, [null]
`;

/** The same for what is no address: names of people are among these. */
export const NO_ADDRESS_WORDS = words`
  na, no, null, nil, nan, undefined, nein, kein, keine, aucun, aucune, non, ninguno, nessuno, geen, brak, ingen, nincs, no email, no e-mail
  keine e-mail, keine email, pas d'email, missing, empty, leer, fehlt, tbd
`;
