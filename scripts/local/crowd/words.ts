import { words } from '../../../shared/rules/any-of.ts';

/** Names, employers and places of people who do not exist. */
export const FIRST_NAMES = words`
  Amara, Anton, Aoife, Astrid, Bilal, Camille, Carlos, Chiara, Clara, Daan, Dario, Edda
  Elif, Emeka, Emma, Farid, Fatima, Femke, Gabriel, Hana, Hugo, Ilse, Ines, Ivo
  Jamal, Jana, Joana, Jonas, Jun, Kofi, Lena, Leo, Lucia, Luka, Magnus, Mai
  Malik, Marta, Mateus, Maya, Mei, Mira, Nadia, Nia, Nils, Noor, Olga, Omar
  Paula, Pedro, Priya, Rafael, Rania, Ravi, Rosa, Sami, Sanne, Sara, Sofia, Tariq
  Theo, Thi, Tomas, Valeria, Viktor, Wei, Yara, Yuki, Zeynep, Zofia
`;
export const LAST_NAMES = words`
  Achterberg, Adeyemi, Andersson, Aydin, Bakker, Barros, Bianchi, Boateng, Castellane, Costa, Diaz, Dubois
  Eriksen, Fernandes, Fischer, Fontanel, Garcia, Haddad, Hansen, Hoffmann, Ibrahim, Ivanova, Jansen, Johansson
  Kaya, Kim, Kowalski, Laurent, Lefebvre, Lindqvist, Lopez, Marchetti, Martins, Meyer, Moreau, Murphy
  Nakamura, Nguyen, Novak, Nowak, Okafor, Oliveira, Osei, Papadopoulos, Patel, Petrov, Ramirez, Ramanujan
  Rossi, Santos, Schneider, Silva, Singh, Sokolov, Suzuki, Tanaka, Tran, Vargas, Vermeulen, Visser
  Wagner, Weber, Wieczorek, Yamamoto, Yilmaz, Zhang
`;
export const EMPLOYERS = [
  'Harrow & Pine',
  'Osterman Grid',
  'Lumen Post',
  'Mirador Health',
  'Polder Rail',
  'Kitefish',
  'Ardent Water',
  'Grainger Vale',
  'Cobalt Freight',
  'Tessera Health',
  'Quillon Media',
  'Saltmarsh Studio',
  'Fjordline Energy',
  'Brightwater Bank',
  'Veldkamp Logistics',
  'Plover Insurance',
  'Cassis Energy',
  'Torvald Mills',
  'Larkfield Labs',
  'Northgate Foods',
  'Pelican Transit',
  'Marlow Rail',
  'Cinder Mobility',
  'Halden Robotics',
  'Maison Corvin',
  'Osprey Payments',
  'Tallis Freight',
  'Kestrel Dynamics',
  'Blue Heron Software',
  'Foxglove Analytics',
  'Juniper Street',
  'Orchard & Field',
  'Redwing Systems',
  'Silverbirch Care',
  'Stonebridge Capital',
  'Wrenfield Retail',
] as const;
export const SCHOOLS = [
  'University of Amsterdam',
  'Delft University of Technology',
  'University of Lyon',
  'Technical University of Munich',
  'KU Leuven',
  'Politecnico di Milano',
  'University of Porto',
  'Uppsala University',
  'University of Warsaw',
  'Trinity College Dublin',
  'University of Toronto',
  'Universidad de Chile',
  'University of Cape Town',
  'National University of Singapore',
] as const;
export const PLACES = [
  { name: 'Amsterdam, Netherlands', timeZone: 'Europe/Amsterdam' },
  { name: 'Berlin, Germany', timeZone: 'Europe/Berlin' },
  { name: 'Lyon, France', timeZone: 'Europe/Paris' },
  { name: 'Lisbon, Portugal', timeZone: 'Europe/Lisbon' },
  { name: 'Warsaw, Poland', timeZone: 'Europe/Warsaw' },
  { name: 'Dublin, Ireland', timeZone: 'Europe/Dublin' },
  { name: 'Toronto, Canada', timeZone: 'America/Toronto' },
  { name: 'Austin, United States', timeZone: 'America/Chicago' },
  { name: 'São Paulo, Brazil', timeZone: 'America/Sao_Paulo' },
  { name: 'Singapore, Singapore', timeZone: 'Asia/Singapore' },
] as const;
/** Work of another kind, for people who do not fit. */
export const OTHER_TITLES = [
  'Office Manager',
  'Event Coordinator',
  'Sales Associate',
  'Warehouse Supervisor',
  'Content Editor',
  'Travel Agent',
  'Store Manager',
] as const;
export const LANGUAGES = [
  'English',
  'French',
  'German',
  'Spanish',
  'Dutch',
  'Portuguese',
  'Italian',
  'Polish',
] as const;
/** How people say that they did something; `{what}` is the thing. */
export const PHRASES = [
  'Responsible for {what} in a team of {n}.',
  'Led the work on {what} from the first draft to daily use.',
  '{What}: introduced it, taught {n} colleagues, and kept it running.',
  'Worked every day with {what}.',
  'Cut the time it took from weeks to days through {what}.',
] as const;
export const PLAIN = [
  'Kept things running and helped new colleagues settle in.',
  'Reported to the head of department and worked with three other teams.',
  'Planned the work of {n} people and the budget that went with it.',
] as const;
