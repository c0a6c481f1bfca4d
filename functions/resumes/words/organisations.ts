export { LEGAL_FORMS, SHORT_LEGAL_FORMS } from './organisations/legal-forms.ts';
export { ORGANISATIONS } from './organisations/organisations.ts';
export { PRIZES, UNDERTAKINGS } from './organisations/undertakings.ts';
export { UNITS, UNITS_WITHIN, WEAK_ORGANISATIONS } from './organisations/weak.ts';
