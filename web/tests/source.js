// A file of the client beside the browser.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A file of the client without imports, as a module. */
export function load(path) {
  const compilerOptions = { module: 'ESNext', target: 'ES2022' };
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
