// Patches react-helmet-async, because each <Head> that's rendered computes the tags of the complete page. The result is
// applied in the next frame, so only the one that's computed last before that frame counts. Pages have about 20 <Head>
// components, and computing the tags for each of them takes almost half the time of the first render. With the patch,
// the tags are computed once, in the frame itself. There's no upstream issue for this.
import {replaceOnce, type ModulePatch} from '../modulePatch';

const module = 'react-helmet-async/lib/index.module.js';

export default {
  module,
  bundles: ['browser', 'development'],
  apply: (source) =>
    replaceOnce(module, source, [
      ['i=null,o=(t=r.helmetInstances.get().map(', 'i=null,o=function(){return t=r.helmetInstances.get().map('],
      [
        'prioritizeSeoTags:O(t,"prioritizeSeoTags")});q.canUseDOM?(e=o,_&&cancelAnimationFrame(_),e.defer?_=requestAnimationFrame(function(){K(e,function(){_=null})}):(K(e),_=null)):k&&(i=k(o)),n(i)}',
        'prioritizeSeoTags:O(t,"prioritizeSeoTags")}};q.canUseDOM?(e=T(r.helmetInstances.get().map(function(t){return t.props}),"defer"),e?_||(_=requestAnimationFrame(function(){_=null,K(o())})):(_&&cancelAnimationFrame(_),K(o()),_=null)):k&&(i=k(o())),n(i)}',
      ],
    ]),
} satisfies ModulePatch;
