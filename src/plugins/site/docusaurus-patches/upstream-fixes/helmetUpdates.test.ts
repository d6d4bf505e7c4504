import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import React, {type ReactElement} from 'react';
import helmetUpdates from './helmetUpdates';
import {runPatched} from '../testing/runModule';

interface Instance {
  props: object;
  render(): unknown;
  componentDidUpdate(): void;
  componentWillUnmount(): void;
}
interface Created {
  type: new (props: object) => Instance;
  props: object;
}

/** Renders tags in a page with a title only, and records how often they're computed. */
function openPage() {
  const document = {
    title: '',
    head: {querySelectorAll: () => [], appendChild: () => undefined},
    getElementsByTagName: () => [],
  };
  const frames = new Map<number, () => void>();
  let last = 0;
  let computed = 0;
  const {Helmet, HelmetProvider} = runPatched<{
    Helmet: new (props: object) => {render(): ReactElement<{children(value: object): Created}>};
    HelmetProvider: new (props: object) => {helmetData: {value: object}};
  }>(helmetUpdates, {
    imports: {
      react: {...React, default: React},
      'prop-types': {default: {shape: () => ({}), arrayOf: () => ({}), oneOfType: () => ({}), node: {}}},
      'react-fast-compare': {},
      shallowequal: {},
      invariant: {},
    },
    globals: {
      document,
      requestAnimationFrame(run: () => void) {
        frames.set((last += 1), run);
        return last;
      },
      cancelAnimationFrame: (id: number) => frames.delete(id),
    },
  });
  const {value} = new HelmetProvider({context: {}}).helmetData;
  return {
    document,
    show(title: string, isDeferred = true): Instance {
      const {type: Dispatcher, props} = new Helmet({defer: isDeferred}).render().props.children(value);
      const instance = new Dispatcher({...props});
      // Each computation of the tags copies the properties.
      Object.defineProperty(instance.props, 'title', {
        enumerable: true,
        get() {
          computed += 1;
          return title;
        },
      });
      instance.render();
      return instance;
    },
    /** The number of frames that were requested so far, including those that were canceled. */
    requested: () => last,
    computed: () => computed,
    paint() {
      const due = [...frames.values()];
      frames.clear();
      for (const run of due) run();
    },
  };
}

describe('the tags of a page', () => {
  test('are computed once for all components that render in the same frame', () => {
    const {document, show, requested, computed, paint} = openPage();
    for (const title of ['Site', 'Docs', 'Page']) show(title);
    assert.deepEqual([document.title, requested(), computed()], ['', 1, 0]);
    paint();
    assert.deepEqual([document.title, requested(), computed()], ['Page', 1, 3]);
  });

  test('are computed again in the frame after a component changes or is removed', () => {
    const {document, show, requested, paint} = openPage();
    const site = show('Site');
    const page = show('Page');
    paint();
    page.componentWillUnmount();
    site.componentDidUpdate();
    assert.deepEqual([document.title, requested()], ['Page', 2]);
    paint();
    assert.equal(document.title, 'Site');
  });

  test('are applied immediately if a component asks for that, but not again in the next frame', () => {
    const {document, show, paint} = openPage();
    show('Site');
    show('Page', false);
    assert.equal(document.title, 'Page');
    document.title = 'Changed';
    paint();
    assert.equal(document.title, 'Changed');
    show('Next', false);
    assert.equal(document.title, 'Next');
  });
});
