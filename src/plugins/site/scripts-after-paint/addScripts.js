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
    scripts.splice(0).forEach(function (url) {
      var script = document.createElement('script');
      script.setAttribute('src', url);
      script.async = false;
      // Like a script in the HTML: see retryScripts.js.
      script.defer = true;
      document.head.append(script);
    });
  }

  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) add();
    // The timer fires after the frame for which the browser calls the function.
    else
      requestAnimationFrame(function () {
        setTimeout(add);
      });
  });
  // A page that's hidden before its first frame isn't painted.
  document.addEventListener('visibilitychange', add);
  addEventListener('load', add);
})();
