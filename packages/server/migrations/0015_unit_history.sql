CREATE TABLE "unit_histories" (
	"client_number" text PRIMARY KEY NOT NULL,
	"recorded_since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_memberships" (
	"employee_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"previous_ended_at" timestamp (3) with time zone,
	CONSTRAINT "unit_memberships_employee_id_started_at_pk" PRIMARY KEY("employee_id","started_at"),
	CONSTRAINT "unit_memberships_end" UNIQUE NULLS NOT DISTINCT("employee_id","ended_at"),
	CONSTRAINT "unit_memberships_previous" UNIQUE NULLS NOT DISTINCT("employee_id","previous_ended_at"),
	CONSTRAINT "unit_memberships_order" CHECK (previous_ended_at <= started_at and (ended_at is null or started_at < ended_at))
);
--> statement-breakpoint
ALTER TABLE "unit_histories" ADD CONSTRAINT "unit_histories_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_memberships" ADD CONSTRAINT "unit_memberships_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_memberships" ADD CONSTRAINT "unit_memberships_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_memberships" ADD CONSTRAINT "unit_memberships_chain" FOREIGN KEY ("employee_id","previous_ended_at") REFERENCES "public"."unit_memberships"("employee_id","ended_at") ON DELETE no action ON UPDATE no action;