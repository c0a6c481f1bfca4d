import { words } from '../../../../shared/rules/any-of.ts';

/** Large cities, which stand alone without state or country. */
export const CITIES_OF_GERMANY_AND_FRANCE = words`
  // France
  Paris
  Lyon
  Marseille
  Toulouse
  Bordeaux
  Nantes
  Lille
  Strasbourg
  Nice
  Rennes
  Montpellier
  Grenoble
  // Germany, Austria and Switzerland
  Berlin
  München
  Munich
  Hamburg
  Köln
  Cologne
  Frankfurt(?: am Main| a\. ?M\.)?
  Stuttgart
  Düsseldorf
  Leipzig
  Dresden
  Hannover
  Nürnberg
  Bremen
  Bonn
  Heidelberg
  Karlsruhe
  Mannheim
  Dortmund
  Essen
  Wien
  Vienna
  Graz
  Zürich
  Zurich
  Genève
  Geneva
  Basel
  Bern
  Lausanne
  // More of Germany, Austria and Switzerland
  Augsburg
  Aachen
  Bielefeld
  Bochum
  Braunschweig
  Chemnitz
  Darmstadt
  Duisburg
  Erfurt
  Erlangen
  Freiburg
  Göttingen
  Halle
  Heilbronn
  Ingolstadt
  Jena
  Kassel
  Kiel
  Koblenz
  Konstanz
  Krefeld
  Lübeck
  Ludwigshafen
  Magdeburg
  Mainz
  Marburg
  Münster
  Oldenburg
  Osnabrück
  Paderborn
  Passau
  Potsdam
  Regensburg
  Rostock
  Saarbrücken
  Siegen
  Trier
  Tübingen
  Ulm
  Wiesbaden
  Wolfsburg
  Wuppertal
  Würzburg
  Walldorf
  Linz
  Salzburg
  Innsbruck
  Klagenfurt
  Wels
  Luzern
  Winterthur
  St\. Gallen
  Lugano
  Zug
  // More of France
  Aix-en-Provence
  Amiens
  Angers
  Annecy
  Avignon
  Besançon
  Brest
  Caen
  Clermont-Ferrand
  Dijon
  Le Havre
  Le Mans
  Limoges
  Metz
  Mulhouse
  Nancy
  Nîmes
  Orléans
  Pau
  Perpignan
  Poitiers
  Reims
  Rouen
  Saint-Étienne
  Sophia[- ]Antipolis
  Toulon
  Tours
  Villeurbanne
  La Défense
  Valence
  Chambéry
`;
