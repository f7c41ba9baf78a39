// A file of the client beside the browser.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A file of the client that imports nothing but files beside it, as a module. */
export const load = (path) => import(addressOf(path));

function addressOf(path) {
  const compilerOptions = { module: 'ESNext', target: 'ES2022' };
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions });
  const whole = outputText.replace(
    /from '(\.[^']+)'/g,
    (_, name) => `from '${addressOf(resolve(dirname(path), `${name}.ts`))}'`,
  );
  return `data:text/javascript;base64,${Buffer.from(whole).toString('base64')}`;
}
