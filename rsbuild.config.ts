import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BrotliOptions, constants } from 'node:zlib';
import { defineConfig, type EnvironmentConfig, type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import CompressionPlugin from 'compression-webpack-plugin';
import { bundleRuntimes } from './scripts/browser-bundle.ts';
import { prerenderPages, RENDERER, screensElement } from './scripts/prerender-pages.ts';
import { standInStyles, typeface, typefaceElements } from './scripts/typeface.ts';
import { areaRoutes } from './src/app/area-routes.ts';
import { loadAreaScreens } from './src/app/load-areas.ts';
import { loadQueryBoundary } from './src/app/preload.ts';
import { type RouteRow, routes } from './src/app/routes.ts';
import { layouts } from './src/layouts/registry.ts';
import { ROLES } from './src/lib/role.ts';
import { palette } from './src/theme/palette.ts';

const DIST = process.env['DIST_DIR'] ?? 'dist';
const API = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const textOf = (file: string) => readFileSync(pathOf(file), 'utf8');

/** The outline that the page shows until the screen is drawn. */
function outlineOf({ layout }: RouteRow) {
  if (!layout || layout === 'default' || layout === 'resume-builder') return 'plain';
  if (layout === 'recruiter') return 'dense';
  return layout === 'auth' ? 'auth' : 'area';
}

/** The name that an import has in its comment. */
function chunkOf(load: () => unknown): string {
  const [, name] = /webpackChunkName: "([\w-]+)"/.exec(load.toString()) ?? [];
  if (!name) throw new Error(`An import has no name: ${load}`);
  return name;
}

/** The scripts a screen needs besides those every page starts with. */
function scriptsOf(row: RouteRow, compilation: Rspack.Compilation): string[] {
  const loads = [
    row.page,
    row.layout && layouts[row.layout],
    row.needsData && loadQueryBoundary,
    areaRoutes.includes(row) && loadAreaScreens,
  ];
  const files = loads.flatMap(
    (load) => (load && compilation.namedChunkGroups.get(chunkOf(load))?.getFiles()) || [],
  );
  const initial = new Set(compilation.entrypoints.get('index')?.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith('.js') && !initial.has(file));
}

/** One screen as `first-paint.js` wants it: pattern, outline, the role it is for, addresses of its scripts. */
function screenOf(row: RouteRow, compilation: Rspack.Compilation) {
  const pattern = `^${row.path.replace(/:\w+/g, '[^/]+')}/?$`;
  const role = ROLES.find((name) => row.guards.includes(name)) ?? '';
  return [pattern, outlineOf(row), role, scriptsOf(row, compilation).map((file) => `/${file}`)];
}

function coloursOf(scheme: keyof typeof palette): string {
  const { background, divider, primary } = palette[scheme];
  const colours = {
    ground: background.default,
    paper: background.paper,
    line: divider,
    accent: primary.main,
  };
  const properties = Object.entries(colours).map(([name, value]) => `--${name}:${value};`);
  return `:root[data-scheme='${scheme}']{${properties.join('')}color-scheme:${scheme}}`;
}

/** Without what only those read who write it. */
const bare = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s+(?:\/\/.*\n)?/gm, '');

/** Puts into the page what it shows and asks for before the application's script has arrived. */
const firstPaint: RsbuildPlugin = {
  name: 'candor:first-paint',
  setup(api) {
    api.modifyHTML((html, { compilation }) => {
      const screens = screensElement([...routes, ...areaRoutes].map((row) => screenOf(row, compilation)));
      const script = bare(textOf('./src/shell/first-paint.js'));
      const style =
        coloursOf('light') + coloursOf('dark') + standInStyles + bare(textOf('./src/shell/shell.css'));
      return html.replace(
        '<!-- first paint -->',
        () => `${screens}<script>${script}</script>${typefaceElements}<style>${style}</style>`,
      );
    });
  },
};

/** What every page would have of its libraries and does not need, and what stands there instead. */
const SLIM: readonly (readonly [request: RegExp, importer: RegExp, instead: string])[] = [
  [/\/TouchRipple\.mjs$/, /ButtonBase/, './src/theme/slim/no-ripple.ts'],
  [/\/useLazyRipple\/index\.mjs$/, /ButtonBase/, './src/theme/slim/still-ripple.ts'],
  [/\/stringifyTheme\.mjs$/, /createTheme/, './src/theme/slim/no-source.ts'],
  [/\/CircularProgress\/index\.mjs$/, /Button/, './src/theme/spinner.tsx'],
  [
    /colors\/(?:purple|red|orange|blue|lightBlue|green)\.mjs$/,
    /createPalette/,
    './src/theme/slim/no-hues.ts',
  ],
  [/@emotion\/is-prop-valid$/, /@emotion\/styled/, './src/theme/slim/valid-props.ts'],
  [/^react-is$/, /deepmerge/, './src/theme/slim/element-type.ts'],
  [/\/InitColorSchemeScript\.mjs$/, /system\/cssVars/, './src/theme/slim/scheme-keys.ts'],
  [/pathSerializer\.gen$/, /utils\.gen/, './src/api/http/plain-params.ts'],
];

const slim = SLIM.map(
  ([request, importer, instead]) =>
    new rspack.NormalModuleReplacementPlugin(request, (module) => {
      if (importer.test(module.contextInfo.issuer)) module.request = pathOf(instead);
    }),
);

const fewPrefixes = {
  test: /@emotion[\\/]cache[\\/]dist/,
  loader: pathOf('./scripts/few-prefixes.ts'),
};

/** The client of every page has the reader of event streams in it; it comes once there is a stream. */
const withLateEvents = new rspack.NormalModuleReplacementPlugin(/serverSentEvents\.gen$/, (module) => {
  if (module.contextInfo.issuer.endsWith('client.gen.ts'))
    module.request = pathOf('./src/api/http/late-events.ts');
});

/**
 * Chromium compiles the functions of this script while it arrives, beside the page's thread, and not each when it is
 * first called: most of them are, before the page answers. Behind the minifier, which drops comments.
 */
const compiledOnArrival = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^static\/index\.\w+\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

/** The runtimes of coding questions are large: the last percent would cost a build half a minute. */
const RUNTIME = /(?:\.wasm|python\.worker\.\w+\.js)$/;
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|wasm)$/;

/** Brotli beside each file. */
function brotli(files: { include?: RegExp; exclude?: RegExp }, quality: number) {
  return new CompressionPlugin<BrotliOptions>({
    ...files,
    test: COMPRESSIBLE,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
    minRatio: 1,
  });
}

/** The server sends these files as they are, to every browser that takes them. */
const precompressed = [
  brotli({ exclude: RUNTIME }, constants.BROTLI_MAX_QUALITY),
  brotli({ include: RUNTIME }, 6),
  new CompressionPlugin({ test: COMPRESSIBLE, filename: '[path][base].gz', algorithm: 'gzip', minRatio: 1 }),
];

/** What a page has to have to ask the API for data. */
const FETCHING = /@tanstack[\\/](?:(?:react-)?query-core|react-query[\\/]|query-key)/;

/** Stays out where nothing of it is used: the client's operations, and what Emotion has for a function nobody calls. */
const PURE = /src[\\/]api[\\/]gen[\\/]|hoist-non-react-statics/;

/** A worker has to be one file: it may load nothing. */
const isScreen = (chunk: Rspack.Chunk) => !chunk.canBeInitial() && !chunk.name?.endsWith('.worker');

/** The page, for the browser. */
const web: EnvironmentConfig = {
  plugins: [firstPaint, typeface],
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './src/shell/index.html' },
  output: {
    distPath: { root: DIST, js: 'static', css: 'static' },
    filename: { js: '[name].[contenthash:6].js', wasm: '[name].[contenthash:8].wasm' },
    sourceMap: false,
    legalComments: 'none',
    overrideBrowserslist: ['chrome >= 119', 'edge >= 119', 'firefox >= 121', 'safari >= 17.4'],
    // Python comes minified.
    minify: {
      jsOptions: { exclude: /python\.worker/, minimizerOptions: { compress: { passes: 3 }, ecma: 2022 } },
    },
  },
  // Few files: what every page needs is one, what pages with data need another, and a screen is one more.
  splitChunks: {
    preset: 'none',
    chunks: isScreen,
    minSize: 200_000,
    cacheGroups: { query: { name: 'query', test: FETCHING, chunks: isScreen, enforce: true } },
  },
  tools: {
    rspack: (config, { isProd }) => {
      config.plugins.push(...slim, withLateEvents, compiledOnArrival);
      config.module.rules ??= [];
      config.module.rules.push(
        { test: PURE, sideEffects: false },
        { test: /react-router[\\/]dist/, loader: pathOf('./scripts/droppable-components.ts') },
        fewPrefixes,
      );
      bundleRuntimes(config);
      if (isProd) config.plugins.push(...(precompressed as unknown as Rspack.Plugin[]));
    },
  },
};

/** Makes HTML of the public and the sign-in pages; the others' code stays out. */
const renderer: EnvironmentConfig = {
  plugins: [prerenderPages],
  source: { entry: { pages: './src/app/render-page.tsx' } },
  output: {
    target: 'node',
    module: true,
    distPath: { root: `${DIST}/.${RENDERER}` },
    externals: [/features\/(?!auth\/|public\/)/],
    minify: false,
  },
  tools: {
    rspack: (config) => {
      config.plugins.push(...slim);
      config.module.rules ??= [];
      config.module.rules.push(fewPrefixes);
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [pluginReact()],
  // The package offers its development build to everybody.
  resolve: { alias: { 'react-router$': './node_modules/react-router/dist/production/index.mjs' } },
  server: { proxy: { '/api': API, '/config.json': API, '/dev': API } },
  environments: { web, ...(command === 'build' && { [RENDERER]: renderer }) },
}));
