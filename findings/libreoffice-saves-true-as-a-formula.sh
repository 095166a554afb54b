#!/usr/bin/env bash
# LibreOffice 7.4.7 (Debian 12: libreoffice-calc-nogui), saving an xlsx that holds a plain boolean; openpyxl 3.0.9 writes it.
# A good engineer would guess: a cell <c t="b"><v>1</v></c> that is opened and saved again stays a value.
# What happens: it comes back as the formula TRUE(), so who refuses computed cells refuses a cell that nobody computed.
# Needs: apt-get install --no-install-recommends libreoffice-calc-nogui python3-openpyxl
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
/usr/bin/python3 -c "
import openpyxl; wb = openpyxl.Workbook(); wb.active['A1'] = True; wb.save('in.xlsx')"
soffice "-env:UserInstallation=file://$folder/home" --headless --convert-to xlsx --outdir saved in.xlsx >/dev/null 2>&1
/usr/bin/python3 -c "
import openpyxl
for name in ('in.xlsx', 'saved/in.xlsx'): print(name, openpyxl.load_workbook(name).active['A1'].value)" | tee out
diff out <(printf 'in.xlsx True\nsaved/in.xlsx =TRUE()\n')
