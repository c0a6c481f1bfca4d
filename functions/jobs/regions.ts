/**
 * States and regions that a job may be placed in, of the countries where jobs name them: the country and its code in the list
 * of cities, the name shown, and its other names. One that is a city is left to it, and one named like its capital says what it is.
 */
export const REGIONS: readonly string[] = `
US AL Alabama
US AK Alaska
US AZ Arizona
US AR Arkansas
US CA California = Kalifornien = Californie
US CO Colorado
US CT Connecticut
US DE Delaware
US DC District of Columbia = D.C. = Washington DC
US FL Florida = Floride
US GA Georgia = Géorgie
US HI Hawaii
US ID Idaho
US IL Illinois
US IN Indiana
US IA Iowa
US KS Kansas
US KY Kentucky
US LA Louisiana = Louisiane
US ME Maine
US MD Maryland
US MA Massachusetts
US MI Michigan
US MN Minnesota
US MS Mississippi
US MO Missouri
US MT Montana
US NE Nebraska
US NV Nevada
US NH New Hampshire
US NJ New Jersey
US NM New Mexico
US NY New York State = New York
US NC North Carolina
US ND North Dakota
US OH Ohio
US OK Oklahoma
US OR Oregon
US PA Pennsylvania = Pennsylvanie
US RI Rhode Island
US SC South Carolina
US SD South Dakota
US TN Tennessee
US TX Texas
US UT Utah
US VT Vermont
US VA Virginia = Virginie
US WA Washington State = Washington
US WV West Virginia
US WI Wisconsin
US WY Wyoming
CA 01 Alberta
CA 02 British Columbia = Colombie-Britannique = BC
CA 03 Manitoba
CA 04 New Brunswick = Nouveau-Brunswick
CA 05 Newfoundland and Labrador = Terre-Neuve-et-Labrador
CA 07 Nova Scotia = Nouvelle-Écosse
CA 08 Ontario
CA 09 Prince Edward Island = Île-du-Prince-Édouard
CA 10 Province of Quebec = Quebec
CA 11 Saskatchewan
CA 12 Yukon
CA 13 Northwest Territories
CA 14 Nunavut
DE 01 Baden-Württemberg = Bade-Wurtemberg
DE 02 Bavaria = Bayern = Bavière
DE 05 Hesse = Hessen
DE 06 Lower Saxony = Niedersachsen = Basse-Saxe
DE 07 North Rhine-Westphalia = Nordrhein-Westfalen = NRW = Rhénanie-du-Nord-Westphalie
DE 08 Rhineland-Palatinate = Rheinland-Pfalz = Rhénanie-Palatinat
DE 09 Saarland = Sarre
DE 10 Schleswig-Holstein
DE 11 Brandenburg = Brandebourg
DE 12 Mecklenburg-Vorpommern = Mecklenburg-Western Pomerania
DE 13 Saxony = Sachsen = Saxe
DE 14 Saxony-Anhalt = Sachsen-Anhalt = Saxe-Anhalt
DE 15 Thuringia = Thüringen = Thuringe
AT 01 Burgenland
AT 02 Carinthia = Kärnten = Carinthie
AT 03 Lower Austria = Niederösterreich = Basse-Autriche
AT 04 Upper Austria = Oberösterreich = Haute-Autriche
AT 05 Salzburg (Land) = Salzburger Land
AT 06 Styria = Steiermark = Styrie
AT 07 Tyrol = Tirol
AT 08 Vorarlberg
CH AG Aargau = Argovie
CH AI Appenzell Innerrhoden
CH AR Appenzell Ausserrhoden
CH BE Canton of Bern = Kanton Bern = Canton de Berne
CH BL Basel-Landschaft = Baselland = Bâle-Campagne
CH BS Basel-Stadt = Bâle-Ville
CH FR Canton of Fribourg = Kanton Freiburg = Canton de Fribourg
CH GE Canton of Geneva = Kanton Genf = Canton de Genève
CH GL Canton of Glarus = Kanton Glarus
CH GR Graubünden = Grisons = Grigioni
CH JU Canton of Jura = Kanton Jura = Canton du Jura
CH LU Canton of Lucerne = Kanton Luzern = Canton de Lucerne
CH NE Canton of Neuchâtel = Kanton Neuenburg = Canton de Neuchâtel
CH NW Nidwalden = Nidwald
CH OW Obwalden = Obwald
CH SG Canton of St. Gallen = Kanton St. Gallen = Canton de Saint-Gall
CH SH Canton of Schaffhausen = Kanton Schaffhausen
CH SO Canton of Solothurn = Kanton Solothurn
CH SZ Canton of Schwyz = Kanton Schwyz
CH TG Thurgau = Thurgovie
CH TI Ticino = Tessin
CH UR Canton of Uri = Kanton Uri
CH VD Vaud = Waadt
CH VS Valais = Wallis
CH ZG Canton of Zug = Kanton Zug
CH ZH Canton of Zürich = Kanton Zürich = Canton de Zurich
FR 11 Île-de-France = Region Paris = Région parisienne
FR 24 Centre-Val de Loire
FR 27 Bourgogne-Franche-Comté
FR 28 Normandy = Normandie
FR 32 Hauts-de-France
FR 44 Grand Est
FR 52 Pays de la Loire
FR 53 Brittany = Bretagne
FR 75 Nouvelle-Aquitaine
FR 76 Occitanie = Occitania
FR 84 Auvergne-Rhône-Alpes
FR 93 Provence-Alpes-Côte d'Azur = PACA
FR 94 Corsica = Corse = Korsika
GB ENG England
GB SCT Scotland = Schottland = Écosse
GB WLS Wales = Pays de Galles
GB NIR Northern Ireland = Nordirland = Irlande du Nord
ES 07 Balearic Islands = Illes Balears = Islas Baleares = Balearen
ES 27 La Rioja
ES 29 Community of Madrid = Comunidad de Madrid
ES 31 Region of Murcia = Región de Murcia
ES 32 Navarre = Navarra
ES 34 Asturias
ES 39 Cantabria
ES 51 Andalusia = Andalucía = Andalusien = Andalousie
ES 52 Aragon = Aragón
ES 53 Canary Islands = Canarias = Islas Canarias = Kanaren
ES 54 Castile-La Mancha = Castilla-La Mancha
ES 55 Castile and León = Castilla y León
ES 56 Catalonia = Catalunya = Cataluña = Katalonien = Catalogne
ES 57 Extremadura
ES 58 Galicia = Galicien
ES 59 Basque Country = País Vasco = Euskadi = Baskenland
ES 60 Valencian Community = Comunidad Valenciana = Comunitat Valenciana
IT 01 Abruzzo
IT 02 Basilicata
IT 03 Calabria
IT 04 Campania
IT 05 Emilia-Romagna
IT 06 Friuli-Venezia Giulia
IT 07 Lazio
IT 08 Liguria = Ligurien
IT 09 Lombardy = Lombardia = Lombardei
IT 10 Marche
IT 11 Molise
IT 12 Piedmont = Piemonte = Piemont
IT 13 Apulia = Puglia = Apulien
IT 14 Sardinia = Sardegna = Sardinien
IT 15 Sicily = Sicilia = Sizilien
IT 16 Tuscany = Toscana = Toskana
IT 17 Trentino-South Tyrol = Trentino-Alto Adige
IT 18 Umbria = Umbrien
IT 19 Aosta Valley = Valle d'Aosta
IT 20 Veneto = Venetien
NL 01 Drenthe
NL 02 Friesland
NL 03 Gelderland
NL 04 Province of Groningen = Provincie Groningen
NL 05 Limburg
NL 06 North Brabant = Noord-Brabant
NL 07 North Holland = Noord-Holland
NL 09 Province of Utrecht = Provincie Utrecht
NL 10 Zeeland
NL 11 South Holland = Zuid-Holland
NL 15 Overijssel
NL 16 Flevoland
`
  .trim()
  .split('\n');
