/** Keeps what readers replaced in a lab, so that it can be restored. */

/** What the reader works on, and whether it can be restored. */
export interface Replaceable<Work> {
  /** Whether the reader typed, opened, or edited something, so that it must not be lost. */
  isOwn: boolean;
  /** Earlier work of the reader, latest first. */
  replaced: readonly Work[];
}

interface Options<Work> {
  /** The work in a state, without the rest. */
  workOf: (state: Work) => Work;
  isEmpty: (work: Work) => boolean;
  /** Its size in characters. */
  lengthOf: (work: Work) => number;
}

/** The most characters of earlier work that are kept. Browsers store about five million. */
const MAX_REPLACED = 1_000_000;

/** Creates the functions of a lab that replace and restore its work. */
export function createHistory<Work>({workOf, isEmpty, lengthOf}: Options<Work>) {
  type State = Work & Replaceable<Work>;
  const ownWork = (state: State): Work[] => (state.isOwn && !isEmpty(state) ? [workOf(state)] : []);

  /** What can be restored: the current work if it's the reader's own, and then earlier work. */
  const restorable = (state: State): Work[] => {
    let length = 0;
    return [...ownWork(state), ...state.replaced].filter((work, index) => {
      length += lengthOf(work);
      return index === 0 || length <= MAX_REPLACED;
    });
  };

  /** Replaces work, or parts of it. The current work can be restored if it's the reader's own. */
  const replace = <Part extends Partial<Work>>(state: State, work: Part, isOwn: boolean): Part & Replaceable<Work> => ({
    ...work,
    isOwn,
    replaced: restorable(state),
  });

  /**
   * Restores the work that was replaced last. The current work becomes the one that's restored last, so that nothing
   * is lost.
   * @returns undefined if there's nothing to restore
   */
  const restore = (state: State): (Work & Replaceable<Work>) | undefined => {
    const [last, ...others] = state.replaced;
    return last === undefined ? undefined : {...last, isOwn: true, replaced: [...others, ...ownWork(state)]};
  };

  return {restorable, replace, restore};
}
