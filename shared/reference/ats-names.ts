/** Applicant tracking systems that somebody may look for (1-product, ATS integration section). */
export const ATS_NAMES = [
  ...['ApplicantStack', 'Ashby', 'Asymbl', 'Avature', 'BambooHR', 'Breezy HR', 'Bullhorn', 'Comeet'],
  ...['Cornerstone TalentLink', 'Crelate', 'd.vinci', 'Dayforce', 'Eploy', 'Flatchr', 'Fountain', 'Gem', 'Greenhouse'],
  ...['Homerun', 'iCIMS', 'Infinite BrassRing', 'JazzHR', 'JobDiva', 'Jobvite', 'JOIN', 'Lever', 'Manatal', 'onlyfy'],
  ...['Oracle Recruiting Cloud', 'Oracle Taleo', 'Personio', 'Pinpoint', 'Recruiterflow', 'Sage HR'],
  ...['SAP SuccessFactors', 'SmartRecruiters', 'Taleez', 'Teamtailor', 'Tellent Recruitee', 'Traffit'],
  ...['UKG Pro Recruiting', 'Welcome to the Jungle', 'Workable', 'Workday', 'Zoho Recruit'],
] as const;
