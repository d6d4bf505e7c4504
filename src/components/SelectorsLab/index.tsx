import {island} from '../StaticContent/island';
import SelectorsLab from './Lab';

export {SelectorsLab};
export default island('SelectorsLab', SelectorsLab);
