/** The parts of an xlsx file as XML text. Strings stand in their cells as text, which no program takes for a formula. */
import { finestDecimals } from '@liangfen/rules';
import { fittedWidths, isWidePage, rowHeight } from './page-fit.ts';
import type {
  CellLook,
  CellValue,
  MomentCell,
  WorksheetRow,
  WorksheetToWrite,
} from './workbook.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indices into the cell formats of {@link stylesXml}; scores come after them, by decimals. */
const formats: Readonly<Record<CellLook, number>> = { title: 1, note: 2, header: 3, cell: 4 };
/** Text that begins like a formula carries Excel's own mark for "this is text". */
const guardedFormat = 5;
const scoreFormat = 6;
const momentFormats: Readonly<Record<MomentCell['precision'], number>> = {
  MINUTE: scoreFormat + finestDecimals + 1,
  SECOND: scoreFormat + finestDecimals + 2,
};

/** Most texts have nothing of what must be written otherwise, and looking once costs a sixth. */
const needsCare = /[&<>"_\p{Cc}\p{Surrogate}\u{10000}-\u{10FFFF}\uFFFE\uFFFF]/u;

export function text(value: string): string {
  if (!needsCare.test(value)) return value;
  return (
    value
      // Characters that XML cannot hold.
      .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      // Excel reads _x0041_ as "A".
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

const columnNames: string[] = [];

/** "A" for 0, "AA" for 26. */
export function columnName(index: number): string {
  const known = columnNames[index];
  if (known !== undefined) return known;
  const before = Math.floor(index / 26);
  const name = (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (index % 26));
  columnNames[index] = name;
  return name;
}

export function rowXml(
  row: WorksheetRow,
  number: number,
  { scores, widths }: Pick<WorksheetToWrite, 'scores' | 'widths'>,
): string {
  const cells = row.cells.map((value, column) => {
    const decimals = scores?.columns.has(column) === true ? scores.decimals : null;
    return cellXml(value, `${columnName(column)}${number}`, row.look, decimals);
  });
  // Excel sets the height of a text that wraps by itself; LibreOffice prints the lines over each other.
  const height = row.look === 'title' || row.look === 'note' ? null : rowHeight(row.cells, widths);
  const sized = height === null ? '' : ` ht="${height}" customHeight="1"`;
  return `<row r="${number}"${sized}>${cells.join('')}</row>`;
}

function cellXml(
  value: CellValue,
  address: string,
  look: CellLook,
  decimals: number | null,
): string {
  const format = formats[look];
  if (value === null)
    return look === 'cell' || look === 'header' ? `<c r="${address}" s="${format}"/>` : '';
  if (typeof value === 'number') {
    const isScore = look === 'cell' && decimals !== null;
    const style = isScore ? scoreFormat + Math.min(decimals, finestDecimals) : format;
    return `<c r="${address}" s="${style}"><v>${value}</v></c>`;
  }
  if (typeof value === 'object') {
    const style = look === 'cell' ? momentFormats[value.precision] : format;
    return `<c r="${address}" s="${style}"><v>${value.days}</v></c>`;
  }
  const style = look === 'cell' && /^[=+\-@\t\r]/.test(value) ? guardedFormat : format;
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`;
}

/** Everything of a worksheet before its rows. */
export function worksheetStart({ widths, headerRows }: WorksheetToWrite): string {
  const columns = fittedWidths(widths).map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane =
    headerRows === 0
      ? ''
      : `<pane ySplit="${headerRows}" topLeftCell="A${headerRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  return (
    `${declaration}<worksheet xmlns="${main}" xmlns:r="${relations}">` +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${columns.join('')}</cols><sheetData>`
  );
}

/** Everything of a worksheet after its rows: choices, and how it is printed on A4. */
export function worksheetEnd({ widths, choices = [] }: WorksheetToWrite): string {
  const validations = choices.map(({ column, fromRow, toRow, source }) => {
    const name = columnName(column);
    return (
      `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${name}${fromRow}:${name}${toRow}">` +
      `<formula1>${text(source)}</formula1></dataValidation>`
    );
  });
  return (
    '</sheetData>' +
    (validations.length === 0
      ? ''
      : `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`) +
    '<printOptions horizontalCentered="1"/>' +
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="9" orientation="${isWidePage(widths) ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>` +
    '<headerFooter><oddFooter>&amp;C第 &amp;P 页，共 &amp;N 页</oddFooter></headerFooter></worksheet>'
  );
}

export const worksheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

/** The small parts that tie the worksheets together. */
export function packageParts(worksheets: readonly WorksheetToWrite[]): readonly [string, string][] {
  return [
    ['[Content_Types].xml', contentTypesXml(worksheets)],
    [
      '_rels/.rels',
      `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', workbookXml(worksheets)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(worksheets)],
    ['xl/styles.xml', stylesXml()],
  ];
}

function contentTypesXml(worksheets: readonly WorksheetToWrite[]): string {
  const parts = worksheets.map(
    (_, index) =>
      `<Override PartName="/${worksheetPath(index)}" ContentType="${contentType}.worksheet+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>` +
    `${parts.join('')}</Types>`
  );
}

function workbookXml(worksheets: readonly WorksheetToWrite[]): string {
  const entries = worksheets.map(
    ({ name }, index) =>
      `<sheet name="${text(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const titles = worksheets.flatMap(({ name, headerRows }, index) =>
    headerRows === 0
      ? []
      : [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${text(name)}'!$${headerRows}:$${headerRows}</definedName>`,
        ],
  );
  return (
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${entries.join('')}</sheets>` +
    (titles.length === 0 ? '' : `<definedNames>${titles.join('')}</definedNames>`) +
    '</workbook>'
  );
}

function workbookRelations(worksheets: readonly WorksheetToWrite[]): string {
  const entries = worksheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${worksheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/>`;
  return `${declaration}<Relationships xmlns="${packageRelations}">${entries.join('')}${styles}</Relationships>`;
}

function stylesXml(): string {
  const scores = Array.from(
    { length: finestDecimals + 1 },
    (_, decimals) =>
      `<numFmt numFmtId="${164 + decimals}" formatCode="${decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`}"/>`,
  );
  const moments = ['yyyy\\-mm\\-dd\\ hh:mm', 'yyyy\\-mm\\-dd\\ hh:mm:ss'];
  const momentFormatId = 164 + scores.length;
  const momentFormatXml = moments.map(
    (code, at) => `<numFmt numFmtId="${momentFormatId + at}" formatCode="${code}"/>`,
  );
  const middle = '<alignment vertical="center" wrapText="1"/>';
  const scoreCells = Array.from(
    { length: finestDecimals + 1 },
    (_, decimals) =>
      `<xf numFmtId="${164 + decimals}" fontId="0" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyBorder="1" applyAlignment="1">${middle}</xf>`,
  );
  const momentCells = moments.map(
    (_, at) =>
      `<xf numFmtId="${momentFormatId + at}" fontId="0" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyBorder="1" applyAlignment="1">${middle}</xf>`,
  );
  const side = (name: string) => `<${name} style="thin"><color rgb="FFBFBFBF"/></${name}>`;
  return (
    `${declaration}<styleSheet xmlns="${main}"><numFmts count="${scores.length + moments.length}">${scores.join('')}${momentFormatXml.join('')}</numFmts>` +
    '<fonts count="4"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="16"/><name val="等线"/></font>' +
    '<font><sz val="10"/><color rgb="FF7F7F7F"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts>' +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFF2F2F2"/></patternFill></fill></fills>' +
    `<borders count="2"><border/><border>${side('left')}${side('right')}${side('top')}${side('bottom')}</border></borders>` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${scoreFormat + scores.length + moments.length}">` +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    `<xf numFmtId="49" fontId="3" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${middle}</xf>` +
    `<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1" applyAlignment="1">${middle}</xf>` +
    `<xf numFmtId="49" fontId="0" fillId="0" borderId="1" xfId="0" quotePrefix="1" applyBorder="1" applyAlignment="1">${middle}</xf>` +
    `${scoreCells.join('')}${momentCells.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}
