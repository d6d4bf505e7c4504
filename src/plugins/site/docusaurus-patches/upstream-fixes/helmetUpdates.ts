// Patches react-helmet-async, because each <Head> computes the tags of the complete page when it's rendered and
// requests a frame in which they're applied, but discards what earlier ones computed for the same frame. Pages have
// about 20 of them, and that takes almost half of the first render. With the patch, the tags are computed in the frame
// itself, once. There's no upstream issue for this.
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
