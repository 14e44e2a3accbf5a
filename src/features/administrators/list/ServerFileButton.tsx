import { FileButton } from "#ui/kit/list/FileButton.tsx";
import { adminFile } from "../client/admin-api.ts";

/** Saves all that the filters find, as the server writes it. */
export const ServerFileButton = ({ name, address }: { name: string; address: string }) => (
  <FileButton name={name} make={() => adminFile(address)} />
);
