// Draws this server's own contract. Search and fonts of the reference would need more rights than its pages have.
(() => {
  // The reference writes descriptions as markup: of this server's own contract, on this page alone (decision 0441).
  window.trustedTypes?.createPolicy('default', { createHTML: (text) => text });
  const place = document.getElementById('reference');
  const fonts = '-apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';
  const options = {
    // It runs in a worker made from text, which the content security policy refuses.
    disableSearch: true,
    hideDownloadButton: false,
    jsonSampleExpandLevel: 1,
    // A refusal has more than a hundred codes; the rest of them opens on demand.
    maxDisplayedEnumValues: 8,
    requiredPropsFirst: true,
    scrollYOffset: 0,
    theme: {
      colors: { primary: { main: '#2457c5' }, text: { primary: '#1f2329', secondary: '#4e5969' } },
      typography: {
        fontFamily: fonts,
        headings: { fontFamily: fonts },
        code: { fontFamily: 'ui-monospace, Consolas, monospace' },
      },
      sidebar: { textColor: '#1f2329' },
    },
    labels: {
      enum: '可用的值',
      enumSingleValue: '值',
      enumArray: '各项',
      default: '默认',
      deprecated: '已废弃',
      example: '例子',
      examples: '例子',
      recursive: '自身',
      arrayOf: '列表：',
      webhook: '事件',
      const: '值',
      noResultsFound: '没有找到',
      download: '下载',
      downloadSpecification: '下载合同',
      responses: '答复',
      callbackResponses: '回调的答复',
      requestSamples: '请求的例子',
      responseSamples: '答复的例子',
    },
  };
  window.Redoc.init('/openapi.yaml', options, place, (error) => {
    place.removeAttribute('aria-busy');
    if (!error) return;
    place.textContent = '';
    const note = document.createElement('p');
    note.className = 'note';
    note.setAttribute('role', 'alert');
    note.textContent = '接口文档没有打开，请刷新页面；合同全文在 /openapi.yaml';
    place.append(note);
  });
})();
