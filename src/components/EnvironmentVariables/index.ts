export {default as VariableFilter} from './VariableFilter';
export {default as VariableGroup} from './VariableGroup';
export {default as VariableList} from './VariableList';
