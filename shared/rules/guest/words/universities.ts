/** Well-known places of study, each with all the names it goes by, the longest first. */
export const UNIVERSITIES: readonly (readonly string[])[] = `
Eidgenössische Technische Hochschule|Swiss Federal Institute of Technology|ETH Zürich|ETH Zurich|ETHZ|ETH
École Polytechnique Fédérale de Lausanne|EPFL
Indian Institute of Technology|IIT
Indian Institute of Management|IIM
Indian Institute of Science|IISc
National Institute of Technology|NIT
Politecnico di Milano|Polytechnic University of Milan|PoliMi
Politecnico di Torino|Polytechnic University of Turin|PoliTo
École Polytechnique|Polytechnique|l’X
Ludwig-Maximilians-Universität|Ludwig Maximilian University|LMU
Technische Universität München|Technical University of Munich|TU München|TU Munich|TUM
Rheinisch-Westfälische Technische Hochschule|RWTH Aachen|Aachen University|RWTH
Karlsruher Institut für Technologie|Karlsruhe Institute of Technology|KIT
Technische Universität Berlin|TU Berlin|TUB
Humboldt-Universität|Humboldt University|HU Berlin
Freie Universität Berlin|FU Berlin
Technische Universiteit Delft|Delft University of Technology|TU Delft
Technische Universiteit Eindhoven|Eindhoven University of Technology|TU Eindhoven|TU/e
Vrije Universiteit Amsterdam|VU Amsterdam
Universiteit van Amsterdam|University of Amsterdam|UvA
Erasmus Universiteit Rotterdam|Erasmus University|Rotterdam School of Management|RSM
Katholieke Universiteit Leuven|KU Leuven|KUL
Universiteit Gent|Ghent University|UGent
Vrije Universiteit Brussel|VUB
Université Libre de Bruxelles|ULB
Vlerick Business School|Vlerick
Solvay Brussels School|Solvay Business School
Massachusetts Institute of Technology|MIT
California Institute of Technology|Caltech
Harvard Business School|Harvard University|Harvard|HBS
Stanford University|Stanford GSB|Stanford
The Wharton School|Wharton School|Wharton
University of Pennsylvania|UPenn
Yale University|Yale
Princeton University|Princeton
Columbia University|Columbia Business School
Cornell University|Cornell
Dartmouth College|Dartmouth|Tuck School of Business
Brown University
Duke University|Fuqua School of Business
Kellogg School of Management|Northwestern University|Kellogg
Chicago Booth|Booth School of Business|University of Chicago
University of California, Berkeley|UC Berkeley|Berkeley|Haas School of Business
University of California, Los Angeles|UCLA
University of California, San Diego|UCSD
University of Southern California|USC
Carnegie Mellon University|Carnegie Mellon|CMU
Georgia Institute of Technology|Georgia Tech
New York University|NYU Stern|NYU
Johns Hopkins University|Johns Hopkins
University of Michigan|Ross School of Business
University of Texas at Austin|UT Austin
University of Illinois|UIUC
Virginia Polytechnic Institute|Virginia Tech
Purdue University|Purdue
University of Oxford|Oxford University|Saïd Business School|Oxford|Oxbridge
University of Cambridge|Cambridge University|Judge Business School|Cambridge|Oxbridge
Imperial College London|Imperial College
University College London|UCL
London School of Economics|LSE
London Business School|LBS
King’s College London|KCL
University of Edinburgh
University of Manchester
University of Warwick|Warwick Business School
Durham University
University of St Andrews|St Andrews
Eton College|Eton
INSEAD
HEC Paris|HEC
ESSEC Business School|ESSEC
ESCP Business School|ESCP
EDHEC Business School|EDHEC
EM Lyon|emlyon
Sciences Po
École Normale Supérieure|ENS Paris
CentraleSupélec|École Centrale
École des Ponts ParisTech|Ponts ParisTech
Mines ParisTech|École des Mines
Télécom Paris
Université Paris-Saclay|University of Paris Saclay|Paris-Saclay
Sorbonne Université|La Sorbonne|Sorbonne
Universidad Politécnica de Madrid|Technical University of Madrid|UPM
Universitat Politècnica de Catalunya|UPC
Universitat Pompeu Fabra|Pompeu Fabra|UPF
Instituto de Empresa|IE Business School
IESE Business School|IESE
ESADE Business School|ESADE
Instituto Superior Técnico
Nova School of Business and Economics|Nova SBE
Università Bocconi|Bocconi University|SDA Bocconi|Bocconi
Sapienza Università di Roma|La Sapienza
Alma Mater Studiorum|Università di Bologna|University of Bologna
WHU Otto Beisheim School of Management|WHU
Universität Mannheim|Mannheim Business School
Universität St. Gallen|University of St. Gallen|HSG St. Gallen
IMD Business School|IMD Lausanne
Wirtschaftsuniversität Wien|WU Wien
Technische Universität Wien|TU Wien
Danmarks Tekniske Universitet|Technical University of Denmark|DTU
Copenhagen Business School|CBS Copenhagen
Kungliga Tekniska högskolan|KTH Royal Institute of Technology|KTH
Chalmers tekniska högskola|Chalmers University of Technology|Chalmers
Stockholm School of Economics|Handelshögskolan
Norges teknisk-naturvitenskapelige universitet|NTNU
Aalto University|Aalto
Uniwersytet Warszawski|University of Warsaw
Politechnika Warszawska|Warsaw University of Technology
Akademia Górniczo-Hutnicza|AGH
České vysoké učení technické|Czech Technical University|ČVUT
Trinity College Dublin|TCD
University College Dublin|UCD
Technion Israel Institute of Technology|Technion
Tsinghua University|Tsinghua
Peking University
University of Tokyo|Todai
National University of Singapore|NUS
Nanyang Technological University|NTU
Hong Kong University of Science and Technology|HKUST
University of Hong Kong|HKU
University of Toronto|UofT|Rotman School of Management
University of British Columbia|UBC
McGill University|McGill
University of Waterloo
University of Melbourne
University of New South Wales|UNSW
Universidade de São Paulo|USP
Tecnológico de Monterrey|Tec de Monterrey|ITESM
Birla Institute of Technology|BITS Pilani
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('’', "'").split('|'));
