import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { projectRoot } from './lib/project-root.mjs';

/**
 * Fails unless every link in the documents leads to a file, folder or heading that exists, every file and folder named
 * in `code` exists, every `npm run` names a script, every picture is used, and every reference to the specification, in
 * documents or code, names an existing section.
 */
const kept = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
const documents = kept.filter((path) => path.endsWith('.md'));
const pictures = kept.filter((path) => path.startsWith('docs/images/'));
const { scripts } = JSON.parse(textOf('package.json'));

const faults = documents.flatMap((path) => {
  const text = textOf(path);
  return [...wrongLinks(path, text), ...missingFiles(text), ...missingScripts(text)].map(
    (fault) => `${path}: ${fault}`,
  );
});
const shown = new Set(
  documents.flatMap((path) => linksOf(textOf(path)).map((link) => posix.join(dirname(path), link))),
);
const sections = Object.fromEntries(
  ['1-dashboards', '2-grid-filters-reports', '3-shell-access-assistant'].map((name) => [
    `S${name[0]}`,
    [...textOf(`docs/specification/${name}.md`).matchAll(/^##+ (\d+(?:\.\d+)?)/gm)].map(([, number]) => number),
  ]),
);
const unspecified = kept
  .filter((path) => /\.(?:css|md|mjs|tsx?)$/.test(path) && existsSync(join(projectRoot, path)))
  .flatMap((path) => missingSections(textOf(path)).map((fault) => `${path}: ${fault}`));
const unseen = pictures.filter((path) => !shown.has(path)).map((path) => `${path}: no document shows it.`);

const all = [...faults, ...unspecified, ...unseen];
console.log(all.length === 0 ? `The links of ${documents.length} documents lead somewhere.` : all.join('\n'));
process.exitCode = all.length === 0 ? 0 : 1;

function textOf(path) {
  return readFileSync(join(projectRoot, path), 'utf8');
}

function linksOf(text) {
  const written = [...text.matchAll(/\]\(([^()\s]+)\)|\b(?:src|srcset)="([^"]+)"/g)];
  return written.map(([, link, picture]) => link ?? picture).filter((link) => !/^[a-z]+:/.test(link));
}

function wrongLinks(path, text) {
  return linksOf(text).flatMap((link) => {
    const [file, heading] = link.split('#');
    const target = file === '' ? path : posix.join(dirname(path), file);
    if (!existsSync(join(projectRoot, target))) return [`the link ${link} leads nowhere.`];
    if (heading === undefined || headingsOf(textOf(target)).includes(heading)) return [];
    return [`the link ${link} names a heading that is not there.`];
  });
}

/** Headings as links name them: in lower case, with hyphens for spaces, and otherwise only letters and digits. */
function headingsOf(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Files and folders named from the root; the server creates `data/…`. */
function missingFiles(text) {
  const named = [...text.matchAll(/`((?:apps|packages|db|docs|scripts|bench|seed-data)\/[\w./-]+)`/g)];
  return named.flatMap(([, path]) => (existsSync(join(projectRoot, path)) ? [] : [`there is no ${path}.`]));
}

function missingScripts(text) {
  const named = [...text.matchAll(/\bnpm run ([\w:]+)/g)];
  return named.flatMap(([, script]) => (script in scripts ? [] : [`npm run ${script} is no script.`]));
}

/** References such as `S1 section 9` or `S3 sections 2.2 and 6`, which a comment may break over two lines. */
function missingSections(text) {
  const references = text.matchAll(
    /\b(S[1-3])[\s*]+sections?[\s*]+(\d+(?:\.\d+)?(?:(?:,| and| to)[\s*]+\d+(?:\.\d+)?)*)/g,
  );
  return [...references].flatMap(([, part, numbers]) =>
    numbers
      .match(/\d+(?:\.\d+)?/g)
      .filter((number) => !sections[part].includes(number))
      .map((number) => `there is no ${part} section ${number}.`),
  );
}
