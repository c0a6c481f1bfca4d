import { words } from '../../../../shared/rules/any-of.ts';

/** Large cities, which stand alone without state or country. */
export const CITIES_OF_EUROPE = words`
  // Spain
  Madrid
  Barcelona
  Valencia
  Sevilla
  Seville
  Bilbao
  Málaga
  Zaragoza
  Granada
  // Italy
  Roma
  Rome
  Milano
  Milan
  Torino
  Turin
  Napoli
  Naples
  Firenze
  Florence
  Bologna
  Venezia
  Padova
  // Portugal
  Lisboa
  Lisbon
  Porto
  Coimbra
  Braga
  // Netherlands and Belgium
  Amsterdam
  Rotterdam
  Utrecht
  Eindhoven
  Den Haag
  The Hague
  Groningen
  Delft
  Leiden
  Brussels
  Bruxelles
  Brussel
  Antwerpen
  Gent
  Leuven
  // Northern and Eastern Europe
  Copenhagen
  Stockholm
  Oslo
  Helsinki
  Warsaw
  Warszawa
  Kraków
  Krakow
  Prague
  Praha
  Budapest
  Bucharest
  Sofia
  Athens
  Istanbul
  Ankara
  Moscow
  Kyiv
  // More of Southern Europe
  Alicante
  A Coruña
  Córdoba
  Gijón
  Murcia
  Oviedo
  Pamplona
  Salamanca
  San Sebastián
  Santander
  Valladolid
  Vigo
  Vitoria
  Aveiro
  Faro
  Guimarães
  Bari
  Bergamo
  Brescia
  Cagliari
  Catania
  Genova
  Modena
  Palermo
  Parma
  Perugia
  Pisa
  Ravenna
  Reggio Emilia
  Rimini
  Siena
  Trento
  Treviso
  Trieste
  Udine
  Verona
  Vicenza
  Thessaloniki
  // More of the Netherlands and Belgium
  Amersfoort
  Apeldoorn
  Arnhem
  Breda
  Den Bosch
  Enschede
  Haarlem
  Maastricht
  Nijmegen
  Tilburg
  Zwolle
  Brugge
  Liège
  Namur
  Mechelen
  Hasselt
  // More of Northern and Eastern Europe
  Aarhus
  Odense
  Gothenburg
  Göteborg
  Malmö
  Uppsala
  Lund
  Linköping
  Bergen
  Trondheim
  Stavanger
  Espoo
  Tampere
  Turku
  Reykjavik
  Gdańsk
  Gdynia
  Katowice
  Lublin
  Łódź
  Poznań
  Szczecin
  Wrocław
  Brno
  Ostrava
  Bratislava
  Ljubljana
  Zagreb
  Belgrade
  Sarajevo
  Skopje
  Tirana
  Cluj-Napoca
  Iași
  Timișoara
  Plovdiv
  Riga
  Tallinn
  Vilnius
  Kaunas
  Minsk
  Lviv
  Kharkiv
  Odesa
  Saint[- ]Petersburg
  St\. Petersburg
  Izmir
`;
