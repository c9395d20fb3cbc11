import { wordSet } from '../../checklist/language/word-list.ts';

/** Countries and states, which stand behind a town; they tell far less of somebody than the town does. */
export const countries: ReadonlySet<string> = wordSet(`
  america argentina australia austria belgium brazil britain bulgaria california canada chile china colombia croatia
  denmark egypt england estonia ethiopia finland florida france germany ghana greece hungary iceland illinois india
  indonesia iran iraq ireland italy japan kenya korea malaysia mexico morocco nam nepal netherlands nigeria norway
  ohio pakistan peru philippines poland portugal romania russia scotland serbia singapore spain sweden switzerland
  texas thailand tunisia turkey ukraine vietnam wales
`);
