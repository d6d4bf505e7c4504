import type {RenamedZone} from './timeZoneNames.schema';

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
