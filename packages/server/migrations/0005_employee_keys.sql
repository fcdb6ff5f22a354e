DROP INDEX "employees_unit_id_index";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "sort_name" text collate "C";--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "personnel_file_staged" ADD COLUMN "sort_name" text collate "C";--> statement-breakpoint
ALTER TABLE "personnel_file_staged" ADD COLUMN "search_text" text;--> statement-breakpoint
-- What stands already gets keys that are right for the letters of the Nordic countries; the next import makes them anew.
UPDATE "employees" SET
  "sort_name" = translate(lower(coalesce("last_name", '') || E'\t' || coalesce("first_name", '')), 'åÅäÄæÆöÖøØôÔüÜéÉèÈêÊëËáÁàÀâÂãÃíÍìÌîÎïÏóÓòÒõÕúÚùÙûÛýÝÿçÇñÑšŠžŽ', '{{||||}}}}}}yyeeeeeeeeaaaaaaaaiiiiiiiioooooouuuuuuyyyccnnsszz'),
  "search_text" = translate(lower(concat_ws(' ', "first_name", "last_name", coalesce("title", ''))), 'åÅäÄæÆöÖøØôÔüÜéÉèÈêÊëËáÁàÀâÂãÃíÍìÌîÎïÏóÓòÒõÕúÚùÙûÛýÝÿçÇñÑšŠžŽ', 'aaaaaaoooooouueeeeeeeeaaaaaaaaiiiiiiiioooooouuuuuuyyyccnnsszz');--> statement-breakpoint
UPDATE "personnel_file_staged" SET
  "sort_name" = translate(lower(coalesce("last_name", '') || E'\t' || coalesce("first_name", '')), 'åÅäÄæÆöÖøØôÔüÜéÉèÈêÊëËáÁàÀâÂãÃíÍìÌîÎïÏóÓòÒõÕúÚùÙûÛýÝÿçÇñÑšŠžŽ', '{{||||}}}}}}yyeeeeeeeeaaaaaaaaiiiiiiiioooooouuuuuuyyyccnnsszz'),
  "search_text" = translate(lower(concat_ws(' ', "first_name", "last_name", coalesce("title", ''))), 'åÅäÄæÆöÖøØôÔüÜéÉèÈêÊëËáÁàÀâÂãÃíÍìÌîÎïÏóÓòÒõÕúÚùÙûÛýÝÿçÇñÑšŠžŽ', 'aaaaaaoooooouueeeeeeeeaaaaaaaaiiiiiiiioooooouuuuuuyyyccnnsszz');--> statement-breakpoint
ALTER TABLE "employees" ALTER COLUMN "sort_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "personnel_file_staged" ALTER COLUMN "sort_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "personnel_file_staged" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "employees_client_number_unit_id_index" ON "employees" USING btree ("client_number","unit_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "employees_client_number_sort_name_id_index" ON "employees" USING btree ("client_number","sort_name","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "employees_lower_email_index" ON "employees" USING btree (lower("email")) WHERE ended_at is null;--> statement-breakpoint
-- The account of an employee: the one with the same identity number; where there is none, one without a number that has
-- the employee's e-mail. An import makes accounts without a number, and the rules must see whose they are.
CREATE VIEW "employee_accounts" AS
  SELECT e."id" AS "employee_id", e."client_number", a."id" AS "account_id"
  FROM "employees" e JOIN "accounts" a ON a."pid" = e."pid"
  WHERE e."ended_at" IS NULL
  UNION ALL
  SELECT e."id", e."client_number", a."id"
  FROM "employees" e JOIN "accounts" a ON a."pid" IS NULL AND a."email" = lower(e."email")
  WHERE e."ended_at" IS NULL AND NOT EXISTS (SELECT 1 FROM "accounts" own WHERE own."pid" = e."pid");
