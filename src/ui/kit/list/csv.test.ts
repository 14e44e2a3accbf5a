import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

interface Row {
  name: string;
  amount: number | null;
}
const columns = [
  { key: "name", title: "Name, full", cell: () => null, csv: ({ name }: Row) => name },
  {
    key: "amount",
    title: "Amount",
    csvTitle: "Amount (USD)",
    cell: () => null,
    csv: ({ amount }: Row) => amount,
  },
  { key: "actions", title: "Actions", cell: () => null },
];

it("writes what a spreadsheet reads, and lets it run nothing", () => {
  const rows: Row[] = [
    { name: 'Hala "H" Khoury', amount: 5 },
    { name: "=HYPERLINK(1)", amount: -3 },
    { name: "two\nlines", amount: null },
    { name: "@cmd", amount: 0 },
    { name: "-1+1", amount: 0.5 },
    { name: " =1+1", amount: 1 },
    { name: "＝1+1", amount: 2 },
  ];
  expect(toCsv(columns, rows)).toBe(
    '\uFEFF"Name, full",Amount (USD)\r\n"Hala ""H"" Khoury",5\r\n\'=HYPERLINK(1),-3\r\n"two\nlines",\r\n\'@cmd,0\r\n\'-1+1,0.5\r\n\' =1+1,1\r\n\'＝1+1,2\r\n',
  );
});
