import { entries } from './entries.ts';

/** Suites, known by their name or by two of their parts. */
export const TWO_OF = entries`
  microsoft office: excel, word, powerpoint, outlook, access
  adobe creative suite: photoshop, illustrator, indesign, premiere, after effects
  html/css: html, css
  google workspace: google sheets, google slides, google docs
`;

/** Kinds of things with things of that kind: who names one of these has shown the kind. */
export const KINDS = entries`
  crm: salesforce, hubspot, microsoft dynamics, zoho, pipedrive, siebel
  erp: sap, oracle erp, netsuite, microsoft dynamics, jd edwards, epicor, peoplesoft, sap hana
  hr software: workday, successfactors, bamboohr, adp, peoplesoft, personio, ultipro, kronos
  hr systems: workday, successfactors, bamboohr, adp, peoplesoft, personio, ultipro, kronos
  hr-systeme: workday, successfactors, bamboohr, adp, peoplesoft, personio
  payroll software: adp, paychex, datev, gusto, paylocity
  design software: photoshop, illustrator, indesign, figma, sketch, adobe creative suite
  hris: workday, successfactors, bamboohr, adp, peoplesoft, personio, ultipro, kronos
  ehr: epic, cerner, meditech, allscripts, eclinicalworks, athenahealth, nextgen
  accounting software: quickbooks, sage, xero, datev, peachtree, netsuite
  bi tools: tableau, power bi, looker, qlik, microstrategy, cognos
  business intelligence: tableau, power bi, looker, qlik, microstrategy, cognos
  data visualization: tableau, power bi, looker, qlik, d3.js
  cloud: aws, azure, gcp
  relational databases: postgresql, mysql, sql server, oracle database, mariadb, oracle db
  relational database: postgresql, mysql, sql server, oracle database, mariadb, oracle db
  relationale datenbanken: postgresql, mysql, sql server, oracle database, mariadb
  nosql: mongodb, cassandra, dynamodb, redis, couchbase
  sql databases: postgresql, mysql, sql server, mariadb
  databases: sql, postgresql, mysql, sql server, mongodb, mariadb, dynamodb, sqlite
  datenbanken: sql, postgresql, mysql, sql server, mongodb, mariadb, dynamodb
  bases de données: sql, postgresql, mysql, sql server, mongodb, mariadb
  version control: git, svn, github, gitlab, bitbucket, mercurial
  versionskontrolle: git, svn, github, gitlab
  containers: docker, kubernetes, podman
  container: docker, kubernetes, podman
  containerization: docker, kubernetes, podman
  ci/cd: jenkins, github actions, gitlab ci, circleci, teamcity, gitlab ci/cd
  javascript frameworks: react, angular, vue, svelte
  javascript-frameworks: react, angular, vue, svelte
  deep learning frameworks: tensorflow, pytorch, keras
  machine learning: scikit-learn, tensorflow, pytorch, keras
  agile: scrum, kanban
  agile methodologies: scrum, kanban
  project management tools: jira, asana, trello, microsoft project, monday.com
  cad: autocad, solidworks, catia, revit, creo, inventor
  statistical software: spss, sas, stata, minitab
  infrastructure as code: terraform, cloudformation, pulumi
  configuration management: ansible, puppet, chef
  lms: canvas, blackboard, moodle, google classroom
  learning management systems: canvas, blackboard, moodle, google classroom
  cms: wordpress, drupal, joomla, typo3, contentful
  email marketing: mailchimp, marketo, hubspot
  marketing automation: marketo, hubspot, pardot, eloqua
  message queues: kafka, rabbitmq, activemq, sqs
  healthcare: nurse, hospital, patients, clinical, medical, healthcare, health care
  gesundheitswesen: krankenhaus, klinik, pflege
  software development: software engineer, software developer, web developer, backend developer, frontend developer, full stack developer, softwareentwickler, softwareentwicklung, ingénieur logiciel, développeur
  software engineering: software engineer, software developer, web developer, backend developer, backend engineer, frontend developer, frontend engineer, full stack developer, full stack engineer, software engineering, softwareentwickler, softwareentwicklung, ingénieur logiciel, développeur
  software engineer: software engineer, software developer, web developer, backend developer, backend engineer, frontend developer, frontend engineer, full stack developer, full stack engineer, software engineering, softwareentwickler, softwareentwicklung, ingénieur logiciel, développeur
  software developer: software engineer, software developer, web developer, backend developer, backend engineer, frontend developer, frontend engineer, full stack developer, full stack engineer, software engineering, softwareentwickler, softwareentwicklung, ingénieur logiciel, développeur
  web development: web developer, web development, frontend developer, full stack developer
  frontend development: frontend developer, frontend engineer, frontend development, full stack developer
  front-end development: frontend developer, frontend engineer, front-end development, full stack developer
  backend development: backend developer, backend engineer, backend development, full stack developer
  back-end development: backend developer, backend engineer, back-end development, full stack developer
  full stack engineer: full stack engineer, full stack developer
  full stack developer: full stack developer, full stack engineer
  mobile development: mobile developer, mobile development, ios developer, android developer, mobile application developer
  data science: data scientist, data science
  data engineering: data engineer, data engineering
  devops engineering: devops engineer, site reliability engineer
  business analysis: business analyst, business analysis
  graphic design: graphic designer, graphic design
  product management: product manager, product management
  softwareentwicklung: software engineer, software developer, softwareentwickler, softwareentwicklerin, entwickler
  développement logiciel: ingénieur logiciel, software engineer, développeur
  hospitality: hotel, restaurant, hospitality
  administrative support: administrative assistant, executive assistant, staff assistant, secretary, office assistant
  recruiting: recruiter, recruiting, recruitment, talent acquisition
  teaching: teacher, instructor, lecturer, professor
  operating systems: linux, windows, macos, unix
`;
