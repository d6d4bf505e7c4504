/** Counts the answered questions of self-checks: those whose correct answer has been open. */
export function countAnswers(): void {
  // The event doesn't bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || target.dataset.answer !== 'correct') return;
      const question = target.closest('[data-question]');
      const selfCheck = target.closest('[data-self-check]');
      if (question === null || selfCheck === null) return;
      question.querySelector('[data-answered]')?.removeAttribute('hidden');
      const all = selfCheck.querySelectorAll('[data-question]').length;
      const answered = selfCheck.querySelectorAll('[data-answered]:not([hidden])').length;
      const status = selfCheck.querySelector('[role="status"]');
      if (status !== null) status.textContent = `${answered} of ${all} answered`;
    },
    {capture: true},
  );
}
