import { words } from '../../../../shared/rules/any-of.ts';

/** Large cities, which stand alone without state or country. */
export const CITIES_OF_THE_BRITISH_ISLES_AND_AMERICA = words`
  // United States
  New York(?: City)?
  NYC
  San Francisco
  Los Angeles
  Chicago
  Boston
  Seattle
  Austin
  Denver
  Houston
  Dallas
  Atlanta
  Miami
  Philadelphia
  Phoenix
  Portland
  San Diego
  San Jose
  Detroit
  Minneapolis
  Washington,? D\.?C\.?
  // United Kingdom and Ireland
  London
  Manchester
  Birmingham
  Edinburgh
  Glasgow
  Bristol
  Leeds
  Liverpool
  Cambridge
  Oxford
  Dublin
  Cork
  Belfast
  Cardiff
  // Canada
  Toronto
  Montreal
  Montréal
  Vancouver
  Ottawa
  Calgary
  // More of the British Isles
  Aberdeen
  Bath
  Bournemouth
  Bradford
  Brighton
  Coventry
  Derby
  Dundee
  Durham
  Exeter
  Galway
  Guildford
  Hull
  Inverness
  Leicester
  Limerick
  Milton Keynes
  Newcastle
  Norwich
  Nottingham
  Plymouth
  Portsmouth
  Preston
  Reading
  Sheffield
  Southampton
  Stirling
  Sunderland
  Swansea
  York
  Wolverhampton
  // More of North America
  Albuquerque
  Ann Arbor
  Baltimore
  Boulder
  Brooklyn
  Buffalo
  Charlotte
  Cincinnati
  Cleveland
  Columbus
  El Paso
  Fort Worth
  Hartford
  Indianapolis
  Jacksonville
  Kansas City
  Las Vegas
  Long Beach
  Louisville
  Madison
  Memphis
  Menlo Park
  Milwaukee
  Mountain View
  Nashville
  New Orleans
  Oakland
  Oklahoma City
  Omaha
  Orlando
  Palo Alto
  Pasadena
  Pittsburgh
  Providence
  Raleigh
  Redmond
  Richmond
  Sacramento
  Salt Lake City
  San Antonio
  Santa Barbara
  Santa Clara
  Santa Monica
  St\. Louis
  Sunnyvale
  Tampa
  Tucson
  Tulsa
  Edmonton
  Halifax
  Hamilton
  Mississauga
  Quebec City
  Québec
  Regina
  Saskatoon
  Winnipeg
  Waterloo
  // Latin America
  Mexico City
  Ciudad de México
  Bogotá
  Lima
  Santiago
  Buenos Aires
  São Paulo
  Rio de Janeiro
  Medellín
  Quito
  Montevideo
  Guadalajara
  Monterrey
  Puebla
  Tijuana
  CDMX
  Cali
  Barranquilla
  Cartagena
  Guayaquil
  Cusco
  Arequipa
  Valparaíso
  Concepción
  Rosario
  Mendoza
  Asunción
  La Paz
  Caracas
  Brasília
  Belo Horizonte
  Curitiba
  Porto Alegre
  Recife
  Salvador
  Fortaleza
  Florianópolis
  Campinas
  Manaus
  Goiânia
  San Juan
  Santo Domingo
  Panama City
`;
