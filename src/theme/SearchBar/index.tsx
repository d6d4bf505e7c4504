// Ejected: the original adds DocSearch's button and modal, and a connection to its host, to every page, even if the
// site doesn't use hosted search.
export {default} from '@site/src/components/Search/SearchButton';
