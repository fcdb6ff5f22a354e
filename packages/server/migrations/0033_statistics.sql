CREATE TABLE "counted_months" (
	"client_number" text NOT NULL,
	"month" date NOT NULL,
	"is_due" boolean NOT NULL,
	"counted_at" timestamp (3) with time zone,
	CONSTRAINT "counted_months_client_number_month_pk" PRIMARY KEY("client_number","month")
);
--> statement-breakpoint
CREATE TABLE "health_areas" (
	"unit_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"area_id" uuid NOT NULL,
	CONSTRAINT "health_areas_unit_id_year_pk" PRIMARY KEY("unit_id","year")
);
--> statement-breakpoint
CREATE TABLE "health_figures" (
	"area_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"graph" text NOT NULL,
	"client_number" text NOT NULL,
	"gap" text,
	"people" integer,
	"causes" jsonb,
	CONSTRAINT "health_figures_area_id_year_graph_pk" PRIMARY KEY("area_id","year","graph")
);
--> statement-breakpoint
CREATE TABLE "health_years" (
	"client_number" text NOT NULL,
	"year" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_years_client_number_year_pk" PRIMARY KEY("client_number","year")
);
--> statement-breakpoint
CREATE TABLE "unit_months" (
	"unit_id" uuid NOT NULL,
	"month" date NOT NULL,
	"client_number" text NOT NULL,
	"counted_in" uuid NOT NULL,
	"employed" integer NOT NULL,
	"employed_below" integer NOT NULL,
	CONSTRAINT "unit_months_unit_id_month_pk" PRIMARY KEY("unit_id","month")
);
--> statement-breakpoint
CREATE TABLE "visit_totals" (
	"unit_id" uuid NOT NULL,
	"month" date NOT NULL,
	"category" text NOT NULL,
	"is_preventive" boolean NOT NULL,
	"client_number" text NOT NULL,
	"own" integer NOT NULL,
	"below" integer NOT NULL,
	CONSTRAINT "visit_totals_unit_id_month_category_is_preventive_pk" PRIMARY KEY("unit_id","month","category","is_preventive")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"client_number" text NOT NULL,
	"pid" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"category" text NOT NULL,
	"cause" text NOT NULL,
	"is_preventive" boolean NOT NULL,
	"ordered_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "counted_months" ADD CONSTRAINT "counted_months_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_areas" ADD CONSTRAINT "health_areas_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_areas" ADD CONSTRAINT "health_areas_area_id_units_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_figures" ADD CONSTRAINT "health_figures_area_id_units_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_figures" ADD CONSTRAINT "health_figures_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_years" ADD CONSTRAINT "health_years_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_months" ADD CONSTRAINT "unit_months_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_months" ADD CONSTRAINT "unit_months_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_months" ADD CONSTRAINT "unit_months_counted_in_units_id_fk" FOREIGN KEY ("counted_in") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_totals" ADD CONSTRAINT "visit_totals_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_totals" ADD CONSTRAINT "visit_totals_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_client_number_companies_client_number_fk" FOREIGN KEY ("client_number") REFERENCES "public"."companies"("client_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_months_due" ON "counted_months" USING btree ("month") WHERE is_due;--> statement-breakpoint
CREATE INDEX "health_figures_client_number_year_index" ON "health_figures" USING btree ("client_number","year");--> statement-breakpoint
CREATE INDEX "unit_months_client_number_month_index" ON "unit_months" USING btree ("client_number","month");--> statement-breakpoint
CREATE INDEX "visit_totals_client_number_month_index" ON "visit_totals" USING btree ("client_number","month");--> statement-breakpoint
CREATE INDEX "visits_client_number_at_index" ON "visits" USING btree ("client_number","at");