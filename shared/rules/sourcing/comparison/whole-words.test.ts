import { describe, expect, it } from 'vitest';
import { aPosition, verdictOn } from '../../../../test/support/verdicts.ts';

describe('a name is found as a whole word', () => {
  it.each([
    ['Java', 'JavaScript developer with Spring knowledge'],
    ['Java', 'Worked on the island of Javanese culture'],
    ['JavaScript', 'Java services'],
    ['Excel', 'Excellent communicator'],
    ['Excel', 'Excel at interfacing with employees at all levels'],
    ['Excel', 'Ability to excel in fast paced environments'],
    ['Excel', 'Excels within highly competitive teams'],
    ['Excel', 'EXCEL IN ALL THAT WE DO AS A TEAM'],
    ['Scala', 'Scalable systems and escalation'],
    ['React', 'Chemical reactions in the laboratory'],
    ['React', 'Ability to react quickly to incidents'],
    ['React', 'Reacted to alarms'],
    ['Word', 'WordPress sites'],
    ['Word', 'Spread the word about the brand'],
    ['Word', 'Word of mouth campaigns'],
    ['Spark', 'Sparked interest among customers'],
    ['Spark', 'Lit the spark of curiosity in pupils'],
    ['Swift', 'Elevated scores by swift resolution of customer issues'],
    ['Swift', 'Swiftly resolved issues'],
    ['Salesforce', 'Sales force management of ten people'],
    ['Sales experience', 'Maintained Salesforce records'],
    ['Go', 'Owned Go to market plans'],
    ['Go', 'Go-live support for hospitals'],
    ['Go', 'Always willing to go the extra mile'],
    ['R', 'R. Smith, Attorney'],
    ['R', 'Led R&D and A/R teams'],
    ['R', 'SAP R/3 administration'],
    ['C', 'C-level stakeholders'],
    ['C', 'Skills: C++, C#'],
    ['C', 'Driving licence, class C'],
    ['Access', 'Managed access to the building'],
    ['Access', 'Access control systems'],
    ['Rust', 'Removed rust from steel beams'],
    ['Ruby', 'Sold ruby rings in a jewellery shop'],
    ['Spring', 'Organised the spring festival'],
    ['Oracle', 'Coracle building'],
    ['SAP', 'Sapling nursery'],
    ['IT', 'Improved it every year'],
    ['IT', 'MADE IT HAPPEN FOR ALL CUSTOMERS'],
    ['HR', 'Chris and three others'],
    ['Machine learning', 'Prolog, Haskell, Erlang, Scheme, ML'],
    ['SAS', 'Assassin bugs'],
    ['Git', 'Digital strategy'],
    ['Sage', 'Sage advice to founders'],
    ['Accounting', 'Account manager for retail clients'],
    ['Marketing', 'Stock market analysis'],
    ['Internal audit', 'Internship at an auction house'],
    ['Banking', 'Bank reconciliation every month'],
    ['Nursing', 'Ran a plant nursery'],
    ['Engineering', 'Repaired engines'],
    ['Programming', 'Program manager of a charity'],
    ['Customs clearance', 'Customer service and clearance sales'],
  ])('%s is not shown by: %s', (requirement, text) => {
    expect(verdictOn(requirement, text).type).not.toBe('confirmed');
  });

  it.each([
    ['Java', 'Skills: Java, Kotlin'],
    ['JavaScript', 'Wrote JavaScript for shops'],
    ['Excel', 'Word, Excel, PowerPoint'],
    ['Excel', 'Advanced Excel models for budgets'],
    ['Excel', 'proposals, excel, spreadsheet, tax'],
    ['Excel', 'Help professors maintain Excel documents'],
    ['Scala', 'Services in Scala and Akka'],
    ['React', 'Built the shop with React and Redux'],
    ['React', 'React developer'],
    ['Word', 'Microsoft Word'],
    ['Spark', 'Batch jobs on Apache Spark'],
    ['Swift', 'iOS apps in Swift'],
    ['Go', 'Built payment services in Go on AWS'],
    ['Go', 'Python, Go, Rust'],
    ['R', 'Python, R, SQL'],
    ['R', 'Programmation R reproductible'],
    ['R', 'Statistical analysis in R'],
    ['C', 'Languages: C, C++, Java'],
    ['C', 'Java, JavaScript, C/C++, Dart'],
    ['C++', 'Allocator in C++14 and C++'],
    ['C#', 'Desktop tools in C#'],
    ['.NET', 'ASP.NET and .NET Core services'],
    ['SAP', 'SAP R/3 and SAP S/4HANA'],
    ['Access', 'Microsoft Access'],
    ['Sales experience', 'Sold cars to private customers'],
    ['Teaching experience', 'Taught chemistry at a school'],
    ['Project management', 'Project Manager for a new hospital'],
    ['Budgeting', 'Responsible for budgets of two million'],
    ['Blueprint reading', 'Read blueprints and work orders'],
    ['Contract negotiation', 'Negotiated contracts with suppliers'],
    ['Employee training', 'Trained new employees'],
    ['Kundenberatung', 'Kundenberatung am Telefon'],
    ['Buchhaltung', 'Finanzbuchhaltung und Mahnwesen'],
    ['Vertriebserfahrung', 'Vertriebsleiter für Süddeutschland'],
    ['Gestion de projet', 'Chef de projet pour un client bancaire'],
    ['Rédaction de contrats', 'Rédaction des contrats de travail'],
  ])('%s is shown by: %s', (requirement, text) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type: 'confirmed' });
  });
});

describe('a name is found by its other names', () => {
  it.each([
    ['Kubernetes', 'Ran k8s clusters'],
    ['JavaScript', 'HTML, CSS, JS'],
    ['GCP', 'Moved the data to Google Cloud Platform'],
    ['Machine learning', 'Python, ML, statistics'],
    ['ML', 'Built machine learning models'],
    ['SAP FI', 'SAP FICO consultant'],
    ['CPA', 'Certified Public Accountant, New York'],
    ['Certified Public Accountant', 'Jane Roe, CPA'],
    ['Registered Nurse (RN)', 'RN, Med/Surg unit'],
    ['ServSafe', 'Serve Safe certified'],
    ['Postgres', 'PostgreSQL'],
    ['Amazon Web Services', 'Deployed on AWS'],
    ['Human resources experience', 'HR Business Partner for 300 people'],
    ['P&L responsibility', 'Full profit and loss responsibility'],
    ['EHR', 'Charting in Epic'],
    ['CRM software', 'Kept customer records in HubSpot'],
    ['Cloud platforms', 'Deployed on Azure'],
    ['Microsoft Office', 'Word, Excel, PowerPoint'],
    ['MS-Office-Kenntnisse', 'MS Excel und MS Word'],
    ['Version control', 'Git'],
    ['Entgeltabrechnung', 'Lohnbuchhaltung für 80 Mitarbeiter'],
    ['Ressources humaines', 'Responsable RH'],
  ])('%s is shown by: %s', (requirement, text) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type: 'confirmed' });
  });

  it.each([
    ['Excel', 'Microsoft Office'],
    ['Java', 'Programming languages'],
    ['Azure', 'AWS'],
    ['Salesforce', 'CRM software'],
    ['React', 'JavaScript frameworks'],
    ['Microsoft Office', 'Word'],
  ])('%s is not shown by: %s', (requirement, text) => {
    expect(verdictOn(requirement, text).type).not.toBe('confirmed');
  });
});

describe('what somebody is shows what they do', () => {
  it.each([
    ['Software engineering', 'Senior Software Engineer'],
    ['5 years of software engineering', 'Senior Software Engineer'],
    ['Software developer', 'Full Stack Developer'],
    ['Web development', 'Full Stack Developer'],
    ['Back-end development', 'Backend Engineer'],
    ['Data science', 'Data Scientist'],
  ])('%s: %s', (requirement, title) => {
    const employmentHistory = [aPosition(title, '2015', null)];
    expect(verdictOn(requirement, title, { employmentHistory })).toMatchObject({ type: 'confirmed' });
  });

  it.each([
    ['Data science', 'Collaborated closely with data scientists'],
    ['Software engineering', 'Hired software engineers for clients'],
    ['Product management', 'Supported the product manager'],
  ])('but not what others are: %s, %s', (requirement, text) => {
    expect(verdictOn(requirement, text).type).not.toBe('confirmed');
  });
});

describe('a version', () => {
  it.each([
    ['Angular', 'Built screens with Angular2 and jQuery'],
    ['Python', 'Scripts in Python3'],
  ])('belongs to the name before it: %s, %s', (requirement, text) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type: 'confirmed' });
  });

  it('makes no other name: Java, Java11Script', () => {
    expect(verdictOn('Java', 'Knows Java11Script')).toMatchObject({ type: 'other' });
  });
});
