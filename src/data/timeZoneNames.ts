import type {RenamedZone, TimeZoneKeywords} from './timeZoneNames.schema';

/**
 * Time zones that were renamed but that JavaScript engines may still list under their former name
 * (https://tc39.es/proposal-canonical-tz). The complete list of time zones comes from the JavaScript engine.
 */
export const renamedZones: readonly RenamedZone[] = [
  {name: 'Africa/Asmara', former: 'Africa/Asmera'},
  {name: 'America/Argentina/Buenos_Aires', former: 'America/Buenos_Aires'},
  {name: 'America/Argentina/Catamarca', former: 'America/Catamarca'},
  {name: 'America/Argentina/Cordoba', former: 'America/Cordoba'},
  {name: 'America/Argentina/Jujuy', former: 'America/Jujuy'},
  {name: 'America/Argentina/Mendoza', former: 'America/Mendoza'},
  {name: 'America/Atikokan', former: 'America/Coral_Harbour'},
  {name: 'America/Indiana/Indianapolis', former: 'America/Indianapolis'},
  {name: 'America/Kentucky/Louisville', former: 'America/Louisville'},
  {name: 'America/Nuuk', former: 'America/Godthab'},
  {name: 'Asia/Ho_Chi_Minh', former: 'Asia/Saigon'},
  {name: 'Asia/Kathmandu', former: 'Asia/Katmandu'},
  {name: 'Asia/Kolkata', former: 'Asia/Calcutta'},
  {name: 'Asia/Yangon', former: 'Asia/Rangoon'},
  {name: 'Atlantic/Faroe', former: 'Atlantic/Faeroe'},
  {name: 'Europe/Kyiv', former: 'Europe/Kiev'},
  {name: 'Pacific/Chuuk', former: 'Pacific/Truk'},
  {name: 'Pacific/Kanton', former: 'Pacific/Enderbury'},
  {name: 'Pacific/Pohnpei', former: 'Pacific/Ponape'},
];

/**
 * Other words that readers search a time zone by: names that the time zone database links to it, abbreviations, and
 * large cities and countries in it. The list shows none of them.
 */
export const timeZoneKeywords: readonly TimeZoneKeywords[] = [
  {name: 'America/Anchorage', keywords: ['US/Alaska', 'AKST', 'AKDT', 'Alaska time']},
  {
    name: 'America/Chicago',
    keywords: ['US/Central', 'CST', 'CDT', 'Central time', 'Dallas', 'Houston', 'Austin', 'Minneapolis'],
  },
  {name: 'America/Denver', keywords: ['US/Mountain', 'MST', 'MDT', 'Mountain time', 'Salt Lake City']},
  {name: 'America/Edmonton', keywords: ['Canada/Mountain', 'Calgary']},
  {name: 'America/Halifax', keywords: ['Canada/Atlantic', 'AST', 'ADT', 'Atlantic time']},
  {
    name: 'America/Los_Angeles',
    keywords: ['US/Pacific', 'PST', 'PDT', 'Pacific time', 'San Francisco', 'Seattle', 'San Diego', 'Portland'],
  },
  {name: 'America/Mexico_City', keywords: ['Mexico/General']},
  {
    name: 'America/New_York',
    keywords: ['US/Eastern', 'EST', 'EDT', 'Eastern time', 'Boston', 'Washington', 'Atlanta', 'Miami'],
  },
  {name: 'America/Phoenix', keywords: ['US/Arizona']},
  {name: 'America/Sao_Paulo', keywords: ['Brazil/East', 'Rio de Janeiro', 'Brasilia']},
  {name: 'America/Toronto', keywords: ['Canada/Eastern', 'Montreal', 'Ottawa']},
  {name: 'America/Vancouver', keywords: ['Canada/Pacific']},
  {name: 'America/Winnipeg', keywords: ['Canada/Central']},
  {name: 'Asia/Dubai', keywords: ['Abu Dhabi']},
  {name: 'Asia/Ho_Chi_Minh', keywords: ['Hanoi']},
  {name: 'Asia/Hong_Kong', keywords: ['Hongkong']},
  {name: 'Asia/Jerusalem', keywords: ['Israel', 'Tel Aviv']},
  {
    name: 'Asia/Kolkata',
    keywords: ['India', 'IST', 'Mumbai', 'Bangalore', 'Bengaluru', 'Delhi', 'Chennai', 'Hyderabad', 'Pune'],
  },
  {name: 'Asia/Seoul', keywords: ['ROK', 'Korea', 'KST']},
  {name: 'Asia/Shanghai', keywords: ['PRC', 'China', 'Beijing', 'Shenzhen']},
  {name: 'Asia/Singapore', keywords: ['SGT']},
  {name: 'Asia/Tokyo', keywords: ['Japan', 'JST', 'Osaka']},
  {name: 'Australia/Brisbane', keywords: ['Australia/Queensland', 'AEST']},
  {name: 'Australia/Melbourne', keywords: ['Australia/Victoria', 'AEST', 'AEDT']},
  {name: 'Australia/Perth', keywords: ['Australia/West', 'AWST']},
  {name: 'Australia/Sydney', keywords: ['Australia/NSW', 'Australia/ACT', 'Australia/Canberra', 'AEST', 'AEDT']},
  {name: 'Europe/Amsterdam', keywords: ['Netherlands', 'Rotterdam', 'CET', 'CEST']},
  {name: 'Europe/Berlin', keywords: ['Germany', 'Munich', 'München', 'Frankfurt', 'Hamburg', 'Cologne', 'CET', 'CEST']},
  {name: 'Europe/Dublin', keywords: ['Eire', 'Ireland']},
  {name: 'Europe/Istanbul', keywords: ['Turkey', 'Ankara']},
  {name: 'Europe/Lisbon', keywords: ['Portugal', 'WET']},
  {name: 'Europe/London', keywords: ['GB', 'United Kingdom', 'GMT', 'BST', 'Manchester', 'Edinburgh', 'Cardiff']},
  {name: 'Europe/Madrid', keywords: ['Spain', 'Barcelona', 'CET', 'CEST']},
  {name: 'Europe/Paris', keywords: ['France', 'Lyon', 'CET', 'CEST']},
  {name: 'Europe/Rome', keywords: ['Italy', 'Milan', 'CET', 'CEST']},
  {name: 'Europe/Warsaw', keywords: ['Poland', 'Krakow', 'CET', 'CEST']},
  {name: 'Europe/Zurich', keywords: ['Switzerland', 'Geneva', 'Basel', 'CET', 'CEST']},
  {name: 'Pacific/Auckland', keywords: ['NZ', 'New Zealand', 'Wellington', 'NZST', 'NZDT']},
  {name: 'Pacific/Honolulu', keywords: ['US/Hawaii', 'HST', 'Hawaii']},
  {name: 'UTC', keywords: ['GMT', 'Zulu', 'Greenwich']},
];
