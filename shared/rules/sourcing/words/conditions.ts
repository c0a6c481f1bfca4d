import { entries } from './entries.ts';

/** Conditions of work that a person is asked about; a resume does not answer them. */
export const CONDITIONS = entries`
  willing(?:ness)? to
  bereitschaft
  reisebereit
  mobilité
  able to lift
  ability to lift
  lift (?:up to )?\d
  (?:work )?authori[sz](?:ed|ation) to work
  eligible to work
  right to work
  work permit
  work visa
  arbeitserlaubnis
  citizen(?:ship)?
  green card
  sponsorship
  18 years (?:of age|or older|old)
  at least (?:18|21) years? (?:of age|old)
  über 18 jahre
  background check
  drug (?:test|screen)
  (?:based|located|living|residing) in
  within commuting
  relocat(?:e|ion)
  overtime
  weekends?
  schichtdienst
  schichtarbeit
  night shifts?
  rotating shifts?
  flexible (?:hours|schedule)
  availability
  full[- ]time
  part[- ]time
  vollzeit
  teilzeit
  salary
  own (?:car|vehicle)
  reliable transportation
  eigener pkw
`;
