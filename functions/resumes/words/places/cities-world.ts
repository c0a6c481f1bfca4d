import { words } from '../../../../shared/rules/any-of.ts';

/** Large cities, which stand alone without state or country. */
export const CITIES_OF_THE_WORLD = words`
  // The Near East and Africa
  Tel Aviv
  Cairo
  Casablanca
  Rabat
  Tunis
  Alger
  Dakar
  Lagos
  Abuja
  Accra
  Nairobi
  Johannesburg
  Cape Town
  Dubai
  Abu Dhabi
  Riyadh
  Doha
  // South Asia
  Karachi
  Lahore
  Islamabad
  Mumbai
  Delhi
  New Delhi
  Bangalore
  Bengaluru
  Hyderabad
  Chennai
  Pune
  Kolkata
  Gurgaon
  Gurugram
  Noida
  Ahmedabad
  Dhaka
  Colombo
  // East and South-East Asia
  Beijing
  Shanghai
  Shenzhen
  Hong Kong
  Taipei
  Tokyo
  Osaka
  Seoul
  Singapore
  Kuala Lumpur
  Bangkok
  Jakarta
  Manila
  Hanoi
  Ho Chi Minh City
  // Australia and New Zealand
  Sydney
  Melbourne
  Brisbane
  Perth
  Auckland
  Wellington
  // More of the rest of the world
  Jeddah
  Muscat
  Beirut
  Amman
  Baghdad
  Tehran
  Haifa
  Jerusalem
  Alexandria
  Marrakech
  Oran
  Kampala
  Kigali
  Lusaka
  Harare
  Durban
  Pretoria
  Ibadan
  Kano
  Addis Ababa
  Dar es Salaam
  Abidjan
  Yaoundé
  Douala
  Kathmandu
  Kochi
  Jaipur
  Lucknow
  Indore
  Nagpur
  Surat
  Coimbatore
  Thiruvananthapuram
  Chandigarh
  Faridabad
  Ghaziabad
  Guangzhou
  Hangzhou
  Nanjing
  Wuhan
  Chengdu
  Xi['’]an
  Suzhou
  Tianjin
  Busan
  Kyoto
  Nagoya
  Yokohama
  Fukuoka
  Cebu
  Davao
  Penang
  Surabaya
  Bandung
  Da Nang
  Canberra
  Adelaide
  Hobart
  Christchurch
  Dunedin
  上海
  北京
  深圳
  广州
  杭州
  成都
  南京
  武汉
  苏州
  西安
  天津
  重庆
  香港
  台北
`;
