// Patches core/lib/client/browserContext.js, because all components that render more in a browser than on the server
// re-render in one long task after hydration. As a transition, the work yields to key presses and clicks.
// There's no upstream issue for this.
import {ALL_BUNDLES, replaceOnce, type ModulePatch} from './modulePatch';

const module = 'core/lib/client/browserContext.js';

export default {
  module,
  bundles: ALL_BUNDLES,
  apply: (source) =>
    replaceOnce(module, source, [
      [
        "import React, { useEffect, useState } from 'react';",
        "import React, { startTransition, useEffect, useState } from 'react';",
      ],
      ['setIsBrowser(true);', 'startTransition(() => setIsBrowser(true));'],
    ]),
} satisfies ModulePatch;
