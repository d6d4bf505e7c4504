// Ejected: the original brings DocSearch's button and modal and a connection to its host to every page, whoever answers the queries.
export {default} from '@site/src/components/Search/Opener';
