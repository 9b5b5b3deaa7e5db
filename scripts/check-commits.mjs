import { spawnSync } from 'node:child_process';
import { projectRoot } from './lib/project-root.mjs';

// Fails if the subject of a commit has more than 72 characters, as CONTRIBUTING.md says. Older commits are left alone.

const longest = 72;
/** The last commit before the rule. A shallow clone may lack it, and an archive has no commits: nothing is checked then. */
const ruleSince = 'e80359a2e21c875271b149fa9d7b8f597003d370';

const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${ruleSince}..HEAD`], {
  cwd: projectRoot,
  encoding: 'utf8',
});
const commits = status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
const tooLong = commits.filter((line) => line.slice(line.indexOf(' ') + 1).length > longest);
for (const line of tooLong) console.log(`The subject has more than ${longest} characters: ${line}`);
if (tooLong.length === 0)
  console.log(status === 0 ? `${commits.length} commits have short subjects.` : 'No commits to check here.');
process.exitCode = tooLong.length === 0 ? 0 : 1;
