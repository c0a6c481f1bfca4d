import { words } from '../../../../shared/rules/any-of.ts';

/** Cities that the list of resumes does not have. */
export const MORE_CITIES = words`
  // Germany, Austria and Switzerland
  Augsburg
  Bamberg
  Bayreuth
  Bielefeld
  Bochum
  Böblingen
  Chemnitz
  Cottbus
  Darmstadt
  Erfurt
  Erlangen
  Eschborn
  Flensburg
  Freiburg(?: im Breisgau)?
  Fürth
  Garching(?: bei München)?
  Gießen
  Göttingen
  Hagen
  Halle(?: \(Saale\)| an der Saale)?
  Hamm
  Hanau
  Heidelberg
  Heilbronn
  Hildesheim
  Ingolstadt
  Jena
  Kaiserslautern
  Kassel
  Kempten
  Koblenz
  Konstanz
  Krefeld
  Leverkusen
  Ludwigsburg
  Ludwigshafen
  Lübeck
  Lüneburg
  Magdeburg
  Mainz
  Marburg
  Mönchengladbach
  Oldenburg
  Osnabrück
  Paderborn
  Passau
  Pforzheim
  Potsdam
  Ratingen
  Ravensburg
  Regensburg
  Reutlingen
  Rosenheim
  Rostock
  Saarbrücken
  Schwerin
  Siegen
  Sindelfingen
  Solingen
  Trier
  Tübingen
  Ulm
  Walldorf
  Wiesbaden
  Wolfsburg
  Wuppertal
  Würzburg
  Zwickau
  Graz
  Innsbruck
  Klagenfurt
  Linz
  Salzburg
  Wien
  Vienna
  Basel
  Bern
  Genf
  Luzern
  St\. Gallen
  Winterthur
  Zug
  Zürich
  Zurich
  // France, Belgium and Luxembourg
  Aix-en-Provence
  Amiens
  Angers
  Annecy
  Avignon
  Besançon
  Biarritz
  Bobigny
  Boulogne-Billancourt
  Brest
  Caen
  Cergy
  Chambéry
  Clermont-Ferrand
  Courbevoie
  Créteil
  Dijon
  Gennevilliers
  Issy-les-Moulineaux
  La Défense
  La Rochelle
  Le Havre
  Le Mans
  Levallois-Perret
  Limoges
  Lorient
  Metz
  Montreuil
  Mulhouse
  Nancy
  Nanterre
  Neuilly-sur-Seine
  Nîmes
  Niort
  Orléans
  Pau
  Perpignan
  Poitiers
  Puteaux
  Quimper
  Reims
  Rouen
  Saint-Denis
  Saint-Étienne
  Saint-Nazaire
  Sophia Antipolis
  Toulon
  Tours
  Troyes
  Valence
  Valenciennes
  Vannes
  Versailles
  Villeneuve-d'Ascq
  Villeurbanne
  Bruxelles
  Liège
  Namur
  Luxembourg
  Genève
  Lausanne
`;
