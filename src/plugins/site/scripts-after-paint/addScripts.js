// Runs inline at the start of each page. It adds the page's scripts as soon as the browser has painted the page. Unless
// the network is slow, it also starts to load the fonts, so that the browser has them when it paints the page.
(function () {
  var data = document.currentScript.dataset;
  var connection = navigator.connection || {};
  var navigation = performance.getEntriesByType('navigation')[0] || {};
  // In milliseconds. Some browsers don't provide the first value.
  var delay = connection.rtt || navigation.responseStart - navigation.requestStart;

  if (!connection.saveData && delay <= 100)
    data.fonts
      .split(' ')
      .filter(Boolean)
      .forEach(function (url) {
        var link = document.createElement('link');
        link.rel = 'preload';
        link.as = 'font';
        link.type = 'font/woff2';
        link.crossOrigin = '';
        link.href = url;
        document.head.append(link);
      });

  // Development mode lists no scripts.
  var scripts = data.scripts.split(' ').filter(Boolean);

  function add() {
    // The scripts need the complete document.
    if (document.readyState === 'loading') return;
    scripts.splice(0).forEach(function (url) {
      var script = document.createElement('script');
      script.setAttribute('src', url);
      script.async = false;
      // Like a script in the HTML: see retryScripts.js.
      script.defer = true;
      document.head.append(script);
    });
  }

  // The browser reports a paint as soon as it's on the screen. Some browsers don't report it: for them, the timer fires
  // after the frame for which the browser calls the function.
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) add();
    else if ((PerformanceObserver.supportedEntryTypes || []).includes('paint'))
      new PerformanceObserver(function (list) {
        if (list.getEntriesByName('first-contentful-paint').length > 0) add();
      }).observe({type: 'paint', buffered: true});
    else
      requestAnimationFrame(function () {
        setTimeout(add);
      });
  });
  // A page that's hidden before its first frame isn't painted, and neither is a window that other windows cover.
  document.addEventListener('visibilitychange', add);
  addEventListener('load', function () {
    setTimeout(add, 500);
  });
})();
