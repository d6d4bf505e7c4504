import {island} from '../StaticContent/island';
import CanIDeployLab from './Lab';

export {CanIDeployLab};
export default island('CanIDeployLab', CanIDeployLab);
