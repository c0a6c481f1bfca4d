import { words } from '../../../../shared/rules/any-of.ts';

/** Counties of the British Isles, which stand for a state where a place is named. */
export const COUNTIES = words`
  // England
  Bedfordshire
  Berkshire
  Buckinghamshire
  Cambridgeshire
  Cheshire
  Cornwall
  Cumbria
  Derbyshire
  Devon
  Dorset
  County Durham
  East Sussex
  West Sussex
  Essex
  Gloucestershire
  Greater Manchester
  Hampshire
  Herefordshire
  Hertfordshire
  Isle of Wight
  Kent
  Lancashire
  Leicestershire
  Lincolnshire
  Merseyside
  Norfolk
  Northamptonshire
  Northumberland
  Nottinghamshire
  Oxfordshire
  Rutland
  Shropshire
  Somerset
  Staffordshire
  Suffolk
  Surrey
  Teesside
  Tyne and Wear
  Warwickshire
  West Midlands
  Wiltshire
  Worcestershire
  (?:(?:North|South|West|East) )?Yorkshire
  // Scotland and Wales
  Aberdeenshire
  Ayrshire
  Carmarthenshire
  Ceredigion
  Denbighshire
  Dumfriesshire
  Fife
  Flintshire
  Gwynedd
  Lanarkshire
  Monmouthshire
  Pembrokeshire
  Perthshire
  Powys
  Renfrewshire
  Stirlingshire
  // Ireland
  (?:County|Co\.) (?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)
`;

/** What British postcodes begin with, by two letters. */
export const POSTCODE_AREAS: readonly string[] =
  'AB AL BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY EC EH EN EX FK FY GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY LA LD LE LL LN LS LU ME MK ML NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB WA WC WD WF WN WR WS WV YO ZE'.split(
    ' ',
  );
