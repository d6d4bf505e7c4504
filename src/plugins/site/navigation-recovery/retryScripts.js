// Runs inline at the start of each page, because the page's own scripts can't report that they failed to load. It
// requests each of them once more, and then shows an error with a Retry button. The page stays readable.
(function () {
  var error;

  function showError() {
    if (error) return;
    error = document.createElement('div');
    error.className = 'alert alert--danger';
    error.setAttribute('role', 'alert');
    // Not in the style sheet, which every reader loads, because few readers see this message.
    error.style.cssText = 'border-radius:0;inset:auto 0 0;position:fixed;z-index:1000';
    error.innerHTML =
      "<p><strong>This page could not be loaded.</strong> You can read it and follow its links, but its other controls don't work.</p>" +
      '<button type="button" class="button button--primary">Retry</button>';
    error.querySelector('button').addEventListener('click', function () {
      location.reload();
    });
    document.body.prepend(error);
    document.body.style.paddingBottom = error.offsetHeight + 'px';
    // Without scripts, the menu of narrow windows can't open. This shows the links for browsers without JavaScript.
    var links = document.querySelector('.navbar + noscript');
    if (links) links.outerHTML = links.textContent;
  }

  // The patch clientEntry.ts in docusaurus-patches dispatches this event.
  addEventListener('load-error', showError);
  addEventListener(
    'error',
    function (event) {
      var script = event.target;
      // Only scripts in the HTML are deferred. The bundler's runtime handles the scripts that it adds itself.
      if (script.tagName !== 'SCRIPT' || !script.defer) return;
      if (script.dataset.retry) {
        showError();
        return;
      }
      // The runtime looks for a script element with this attribute before it adds one.
      var copy = document.createElement('script');
      copy.setAttribute('src', script.getAttribute('src'));
      copy.defer = true;
      copy.dataset.retry = 'true';
      script.replaceWith(copy);
    },
    // Errors of scripts don't bubble.
    true,
  );
})();
