import { defineConfig } from 'oxlint'
import { homes, layers, wiring } from './scripts/layers.ts'

const asText = 'Text is shown as text.'
const byAlias = "Another folder is imported by its alias, '@/…'."

const mock = { group: ['msw', 'msw/**'], message: 'The mock API is not part of the app.' }
const mockFiles = { ...mock, group: ['@mocks/**', '**/mocks/**'] }
/** What the demo's studio shares with the mock API. */
const mocksOf = (folder: string) => ({
  ...mockFiles,
  group: [...mockFiles.group, ...(folder === 'studio' ? ['!@mocks/studio', '!@mocks/studio/**'] : [])],
})

/** Packages that have their home elsewhere. */
const foreign = (folder: string) =>
  Object.entries(homes).flatMap(([name, home]) =>
    home === folder ? [] : [{ group: [name, `${name}/**`], message: `${name} belongs to src/${home}.` }],
  )

interface Pattern {
  group?: string[]
  regex?: string
  message: string
}

const limit = (files: string, patterns: Pattern[]) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Pattern[] }] },
})

const but = (paths: readonly string[]) => paths.flatMap((path) => [`!@/${path}`, `!@/${path}/**`])

function limitsOf([folder, imports]: [string, readonly string[]]) {
  const known = [
    { group: ['@/**', ...but([folder, ...imports])], message: `See ${folder} in scripts/layers.ts.` },
    ...foreign(folder),
    mock,
    mocksOf(folder),
  ]
  const above = (path: string) => [...known, { group: [path], message: byAlias }]
  if (folder === 'routes') {
    // A route's path may lead up to another one.
    const others = [...Object.keys(layers).map((name) => name.split('/')[0]), ...wiring].join('|')
    const regex = `^(\\.\\./)+(${others.replaceAll('.', '\\.')})(/|\\.|$)`
    return [limit('src/routes/**', [...known, { regex, message: byAlias }])]
  }
  if (folder.includes('/')) {
    return [limit(`src/${folder}/*`, above('../**')), limit(`src/${folder}/*/**`, above('../../**'))]
  }
  return [limit(`src/${folder}/**`, above('../**'))]
}

const tests = { group: ['@/test/**', './test/**'], message: 'Only tests import src/test.' }

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  options: { typeAware: true },
  env: { builtin: true },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['src/routeTree.gen.ts', 'dist', 'dist-demo', 'dist-e2e', 'dist-docs', 'dist-preview'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-alert': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'no-restricted-properties': [
      'error',
      { property: 'innerHTML', message: asText },
      { property: 'outerHTML', message: asText },
      { property: 'insertAdjacentHTML', message: asText },
      { property: 'createContextualFragment', message: asText },
      { property: 'setHTMLUnsafe', message: asText },
      { property: 'parseHTMLUnsafe', message: asText },
      { property: 'parseFromString', message: asText },
      { property: 'srcdoc', message: asText },
      { object: 'document', property: 'write', message: asText },
      { object: 'document', property: 'writeln', message: asText },
    ],
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'react/forbid-elements': ['error', { forbid: [{ element: 'bdi', message: 'Use components/ui/bdi.' }] }],
    'react/forbid-dom-props': ['error', { forbid: ['srcDoc'] }],
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'unicorn/no-document-cookie': 'error',
    'unicorn/prefer-node-protocol': 'error',
    // The back end's ids are called _id.
    'no-underscore-dangle': 'off',
    // Styles and test set-up are imported for what they do.
    'import/no-unassigned-import': 'off',
    // <output> is announced less reliably than role='status'.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Not understood by these: effects that return only sometimes, void callbacks, parts that are loaded lazily.
    'promise/always-return': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/purity': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/set-state-in-effect': 'off',
    'react/static-components': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    // A helper may stand beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    // BroadcastChannel takes no target origin.
    'unicorn/require-post-message-target-origin': 'off',
  },
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'import/no-default-export': 'error',
        'no-console': ['error', { allow: ['warn', 'error'] }],
        'oxc/no-barrel-file': 'error',
        'typescript/switch-exhaustiveness-check': 'error',
      },
    },
    { files: ['src/components/ui/bdi.tsx'], rules: { 'react/forbid-elements': 'off' } },
    limit('src/*.{ts,tsx}', [tests, ...foreign('src'), mock, mockFiles]),
    // It starts the mock of the demo.
    limit('src/main.tsx', [tests, ...foreign('src'), mock]),
    limit('src/domain/*', [{ group: ['@/**', '../**'], message: 'All folders of the domain import it.' }]),
    ...Object.entries(layers).flatMap(limitsOf),
    limit('mocks/**', [
      { group: ['@/**', '**/src/**'], message: 'The mock API shares no code with the app.' },
    ]),
    { files: ['mocks/**'], rules: { 'react/rules-of-hooks': 'off', 'unicorn/no-array-sort': 'off' } },
    {
      files: ['src/test/**', '**/*.test.{ts,tsx}', 'e2e/**', 'scripts/**', '*.config.ts'],
      rules: {
        'no-restricted-imports': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-deprecated': 'off',
        'import/no-named-as-default-member': 'off',
        'no-script-url': 'off',
        'unicorn/no-array-sort': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/require-to-throw-message': 'off',
        // It asks for an await where the promise is kept to be awaited later.
        'vitest/valid-expect': 'off',
      },
    },
  ],
})
